// Draws the diagrams of a page in the theme that the reader has, and again when it changes.
// Without scripts the text of a diagram is read as it is written.
const diagrams = [...document.querySelectorAll('.diagram')].map((box) => {
  const text = box.textContent;
  box.textContent = '';
  return { box, text };
});
const preferred = matchMedia('(prefers-color-scheme: dark)');

function isDark() {
  const theme = document.body.dataset.theme;
  return theme === 'dark' || (theme !== 'light' && preferred.matches);
}

async function draw() {
  mermaid.initialize({ startOnLoad: false, theme: isDark() ? 'dark' : 'neutral' });
  for (const [number, { box, text }] of diagrams.entries()) {
    box.innerHTML = (await mermaid.render(`diagram-${number}`, text)).svg;
  }
}

preferred.addEventListener('change', draw);
new MutationObserver(draw).observe(document.body, { attributeFilter: ['data-theme'] });
draw();
