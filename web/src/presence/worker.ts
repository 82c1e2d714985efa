/** The house's worker in this browser: where browsers allow none, the page does without. */
const SCRIPT = '/sw.js';

export async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const found = await navigator.serviceWorker.register(SCRIPT).catch(() => null);
  return found === null ? null : navigator.serviceWorker.ready;
}
