/** Arrow keys walk along the buttons of a group, round and round. */
import type { Action as SvelteAction } from 'svelte/action';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const arrows: SvelteAction<HTMLElement> = (group) => {
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const stops = [...group.querySelectorAll<HTMLElement>('[data-stop]')];
    const here = stops.findIndex((stop) => stop === event.target);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    stops[(here + step + stops.length) % stops.length]?.focus();
  }
  group.addEventListener('keydown', walk);
  return { destroy: () => group.removeEventListener('keydown', walk) };
};
