/** Where the keyboard goes: from the board to the lamp button, and back when a move is made. */

/** To what confirms the move, once it is whole. */
export function toLamp(): void {
  document.querySelector<HTMLElement>('[data-confirm]:enabled')?.focus();
}

/** To what is asked of me, past everything that lies round the board. */
export function toAction(): void {
  document.querySelector<HTMLElement>('.action .head, #ending-title')?.focus();
}

/** The place of a board that the keyboard was on, if it is moved over with keys. */
export function placeOnBoard(): HTMLElement | SVGElement | null {
  return document.querySelector<SVGElement>('[role="application"] [tabindex="0"]');
}

/** Nothing on the page has the focus but the page. */
export function isNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement?.id === 'main';
}

/** What had the focus is no longer on the page, and nothing else has taken it. */
export function isLost(before: Element | null): boolean {
  return before !== null && !before.isConnected && document.activeElement === document.body;
}
