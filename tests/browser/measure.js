/* What is wrong with a page at its size, measured from its boxes. Called as a function of what is wanted:
 * { least, parts, needed, table, board } gives sentences; an empty list is a page that fits. */
({ least, parts, needed, table, board }) => {
  const LOOSE = 1.5;
  const CELL = 36;
  /** Drawn on purpose over or beside each other: fans of cards, maps that are pushed about, counters. */
  const DRAWN = 'svg, .front, .tags, .middle, .bubble, .count, .backs, .only-read, .unseen, .skip, noscript';
  const PRESSED = 'button, a[href], input, select, textarea, summary, [role="gridcell"]';
  const CLIPS = new Set(['hidden', 'clip', 'auto', 'scroll']);
  const SLIDES = new Set(['auto', 'scroll']);
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  /** What a board is given of the height of a screen: on a phone held upright the width is what limits it. */
  const LARGE = wide > high ? 0.55 : 0.45;
  const ENOUGH = 480;
  const styles = new Map();
  const style = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
  const faults = new Set();

  const named = (one) => {
    const text = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ');
    const classes = [...one.classList].filter((each) => !each.startsWith('svelte-')).join('.');
    return `${one.tagName.toLowerCase()}${classes ? `.${classes}` : ''} "${text.slice(0, 40)}"`;
  };
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const met = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1;
  const holds = (outer, inner) =>
    inner.left >= outer.left - LOOSE &&
    inner.top >= outer.top - LOOSE &&
    inner.right <= outer.right + LOOSE &&
    inner.bottom <= outer.bottom + LOOSE;
  const isClipped = (one) => one !== null && (style(one).clipPath !== 'none' || isClipped(one.parentElement));
  const isDrawn = (one) =>
    one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !isClipped(one);

  /** The frames that cut an element: a positioned one is not cut by what it is not placed in. */
  function frames(one) {
    const found = [];
    let place = style(one).position;
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const { display, position, overflowX, overflowY, contain } = style(at);
      if (display === 'contents') continue;
      if (place === 'fixed') break;
      if (place === 'absolute' && position === 'static' && !contain.includes('strict')) continue;
      if (CLIPS.has(overflowX) || CLIPS.has(overflowY)) found.push(at);
      place = position;
    }
    return found;
  }
  function seen(one, whole = box(one.getBoundingClientRect())) {
    return frames(one).reduce((left, at) => met(left, box(at.getBoundingClientRect())), whole);
  }
  const inSight = (one) => met(seen(one), { left: 0, top: 0, right: wide, bottom: high });
  function scrolls(one, way) {
    return frames(one).some((at) => SLIDES.has(style(at)[way]));
  }
  /** A bar that stays while the page moves under it. */
  const isFixed = (one) =>
    one !== null && (['fixed', 'sticky'].includes(style(one).position) || isFixed(one.parentElement));
  const isLifted = (one) => one.closest('dialog, [popover], [data-scene], .thinking') !== null;

  const all = [...document.querySelectorAll('#house *, body > *')].filter(isDrawn);
  const pressed = all.filter((one) => one.matches(PRESSED) && !one.matches('.skip, :disabled'));

  /* The page does not scroll where it should not. */
  if (document.scrollingElement.scrollWidth > wide + 1) faults.add('the page is wider than the screen');
  if (table && document.scrollingElement.scrollHeight > high + 1)
    faults.add('the page is higher than the screen');

  /* What must be in sight, whole and uncovered. */
  function inSightWhole(selector, what) {
    const found = [...document.querySelectorAll(selector)].filter(isDrawn);
    for (const one of found) {
      const whole = box(one.getBoundingClientRect());
      if (!holds(inSight(one), whole)) faults.add(`${what} is not wholly in sight: ${named(one)}`);
      else if (isCovered(one, whole)) faults.add(`${what} is covered: ${named(one)}`);
    }
    return found.length;
  }
  function isCovered(one, { left, top, right, bottom }) {
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!over || one.contains(over) || over.contains(one)) return false;
    return !one.closest('svg') && !over.closest('.thinking');
  }
  for (const [what, selector] of Object.entries(parts))
    if (inSightWhole(selector, what) === 0) faults.add(`${what} is not there`);
  for (const [what, selector] of Object.entries(needed)) inSightWhole(selector, what);

  /* A board on a page that scrolls: all of it at once, and of a size that is worth looking at. */
  for (const one of board ? document.querySelectorAll(board) : []) {
    const { height } = one.getBoundingClientRect();
    const what = `${Math.round(height)} of ${high}`;
    if (height > high + 1) faults.add(`the board is higher than the screen: ${what}`);
    if (height < Math.min(LARGE * high, ENOUGH)) faults.add(`the board is low: ${what}`);
    if (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
      faults.add(`the board is cut by its frame: ${one.scrollWidth}×${one.scrollHeight}`);
  }

  /* Targets. Links within a sentence are as high as the sentence. */
  const inSentence = (one) => style(one).display === 'inline' && one.closest('p, li, dd, td, label');
  for (const one of pressed) {
    if (inSentence(one) || one.closest('svg')) continue;
    const target = (one.matches('input[type=checkbox], input[type=radio]') && one.closest('label')) || one;
    const { width, height } = target.getBoundingClientRect();
    /* A cell of a board that must be seen whole may be lower than a finger where it is wider. */
    const needs = one.matches('[role=gridcell]') && Math.max(width, height) >= least ? CELL : least;
    if (Math.min(width, height) < Math.min(least, needs) - 0.5 && !isEmpty(inSight(target)))
      faults.add(`a target of ${Math.round(width)}×${Math.round(height)}: ${named(target)}`);
  }

  /* Text in its boxes: not cut, not running out of what it is written on, not in a column of single words. */
  const painted = (one) => {
    const { backgroundColor, borderTopWidth, borderTopStyle } = style(one);
    const bordered = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
    return bordered || !/, 0\)$|transparent/.test(backgroundColor);
  };
  /** What has no box of its own is no paper, whatever colour it would have. */
  const BOXLESS = new Set(['inline', 'contents']);
  function paperOf(one) {
    for (let at = one; at && at !== document.body; at = at.parentElement)
      if (!BOXLESS.has(style(at).display) && painted(at)) return at;
    return null;
  }
  const texts = [];
  for (const one of all) {
    if (one.closest(DRAWN)) continue;
    for (const node of one.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(box).filter((line) => !isEmpty(line));
      if (lines.length > 0) texts.push({ one, node, lines });
    }
  }
  const shortens = (at) => at && style(at).textOverflow === 'ellipsis';
  /** Its whole is shown on demand: by a press, or where a pointer rests. */
  const isTold = (one) => one.closest('[aria-expanded], [title]') !== null;
  for (const { one, node, lines } of texts) {
    const short = [one, one.parentElement].find(shortens);
    const shortened = short !== undefined && short.scrollWidth > short.clientWidth + 1;
    if (shortened && !isTold(one)) faults.add(`text is shortened for good: ${named(one)}`);
    const paper = paperOf(one);
    const cut = frames(one);
    for (const line of lines) {
      let [slidesAcross, slidesDown] = [shortened, false];
      for (const frame of cut) {
        const { overflowX, overflowY } = style(frame);
        const edge = box(frame.getBoundingClientRect());
        slidesAcross ||= SLIDES.has(overflowX) && frame.scrollWidth > frame.clientWidth;
        slidesDown ||= SLIDES.has(overflowY) && frame.scrollHeight > frame.clientHeight;
        const across = line.right > edge.right + LOOSE || line.left < edge.left - LOOSE;
        const down = line.bottom > edge.bottom + LOOSE * 2 || line.top < edge.top - LOOSE * 2;
        if ((across && !slidesAcross) || (down && !slidesDown)) faults.add(`text is cut: ${named(one)}`);
      }
      if (paper) {
        const edge = box(paper.getBoundingClientRect());
        const shown = shortened ? box(short.getBoundingClientRect()) : line;
        const inner = met(shown, edge);
        if (shown.right - shown.left - (inner.right - inner.left) > LOOSE * 2 && !scrolls(one, 'overflowX'))
          faults.add(`text runs out of its box: ${named(one)}`);
      }
      if (!scrolls(one, 'overflowX') && (line.right > wide + LOOSE || line.left < -LOOSE) && !shortened)
        faults.add(`text is off the screen: ${named(one)}`);
    }
    const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
    const letters = node.data.trim().length;
    if (rows >= 4 && letters / rows < 9) faults.add(`a column one word wide: ${named(one)}`);
  }

  /* What stands in a cell of a sheet stays in it. */
  function outOf(cell) {
    const whole = box(cell.getBoundingClientRect());
    return [...cell.querySelectorAll(':not(.only-read, svg *)')].filter(isDrawn).find((one) => {
      const part = box(one.getBoundingClientRect());
      return !isEmpty(part) && !holds(whole, part);
    });
  }
  const burst = all.filter((one) => one.matches('td[role="gridcell"]') && outOf(one));
  if (burst.length > 0)
    faults.add(`in ${burst.length} cells something runs out: ${named(outOf(burst[0]))}`);

  /* Nothing lies on anything else. */
  const pieces = [
    ...pressed
      .filter((one) => !one.closest(`${DRAWN}, label input`))
      .map((one) => ({ one, area: inSight(one), press: true })),
    ...texts.flatMap(({ one, lines }) =>
      lines.map((line) => ({ one, area: met(line, inSight(one.closest('button, a') ?? one)), press: false })),
    ),
  ].filter(({ one, area }) => !isEmpty(area) && !isLifted(one));
  const related = (a, b) => a === b || a.contains(b) || b.contains(a);
  for (let first = 0; first < pieces.length; first++)
    for (let second = first + 1; second < pieces.length; second++) {
      const [a, b] = [pieces[first], pieces[second]];
      const shared = met(a.area, b.area);
      if (shared.right - shared.left < 3 || shared.bottom - shared.top < 4) continue;
      if (related(a.one, b.one) || isFixed(a.one) !== isFixed(b.one)) continue;
      if (a.press !== b.press) {
        const [button, text] = a.press ? [a.one, b.one] : [b.one, a.one];
        if (text.closest('label')?.contains(button)) continue;
      }
      const shown = document.elementFromPoint(
        (shared.left + shared.right) / 2,
        (shared.top + shared.bottom) / 2,
      );
      const hidden = (one) => shown && !related(shown, one) && !one.contains(shown);
      if (hidden(a.one) && hidden(b.one)) continue;
      faults.add(`${named(a.one)} lies on ${named(b.one)}`);
    }
  return [...faults];
}
