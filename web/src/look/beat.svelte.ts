/** The time, once a second, for clocks and countdowns: read inside a component it keeps it up to date. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const beating = setInterval(update, 1000);
  return () => clearInterval(beating);
});

export function currentTime(): number {
  subscribe();
  return Date.now();
}
