/**
 * Where the card with a hint lies: beside the panel that says what I may do, so that what I hold stays in
 * sight; under it, over the talk, or over the foot of the board, wherever there is room.
 */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Place {
  left: number;
  width: number;
  /** From the foot of the window. */
  bottom: number;
  high: number;
}

const GAP = 8;
const [LOW, NARROW, WIDEST] = [200, 230, 420];

export function beside(panel: Box, window: { width: number; height: number }): Place {
  const under = window.height - panel.bottom;
  const aside = window.width - panel.right - 2 * GAP;
  const across = panel.right - panel.left;
  if (under > LOW) return { left: panel.left, width: across, bottom: GAP, high: under - 2 * GAP };
  if (aside > NARROW)
    return { left: panel.right + GAP, width: aside, bottom: GAP, high: window.height * 0.6 };
  if (panel.top > LOW) {
    const [width, over] = [Math.min(across - 2 * GAP, WIDEST), window.height - panel.top + GAP];
    return { left: panel.left + GAP, width, bottom: over, high: panel.top * 0.6 };
  }
  const width = Math.min(panel.left - 2 * GAP, WIDEST);
  return { left: panel.left - GAP - width, width, bottom: GAP, high: window.height - 2 * GAP };
}
