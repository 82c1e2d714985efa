/** Keyboards go where pointing goes: from the card to the first seat it may be aimed at, and back. */
import { tick } from 'svelte';

export async function focusLitSeat(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>('.culprit-seat[data-lit]')?.focus();
}

export function focusPickedCard(): void {
  document.querySelector<HTMLElement>('[data-card][aria-pressed="true"]')?.focus();
}
