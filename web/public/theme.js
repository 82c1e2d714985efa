// Runs before the first paint, so that the day theme does not flash night.
try {
  const theme = localStorage.getItem('gaslamp-theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
  // The front page comes as it is for somebody new; whoever has chosen or left something waits for their own.
  const chosen = /^gaslamp-(language|theme|rank|side-|last-game|left|sound)/;
  if (Object.keys(localStorage).some((key) => chosen.test(key)))
    document.documentElement.dataset.known = '';
} catch {
  // Without storage it is night.
}
// What is pressed before the house is awake is pressed when it is: `main.ts`.
addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element && target.closest('#greeting button');
  if (pressed) pressed.dataset.pressed = '';
});
