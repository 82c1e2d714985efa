/** Wheel, drag and pinch on the map. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';

/** A finger may tremble so much and still tap. */
const TREMBLE = 7;

interface Spot {
  x: number;
  y: number;
}

/** What two fingers hold: the point between them, and how far they are apart. */
function grip(spots: Spot[]): Spot & { apart: number } {
  const [one, two = one] = spots;
  if (!one || !two) return { x: 0, y: 0, apart: 1 };
  const apart = Math.hypot(one.x - two.x, one.y - two.y) || 1;
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, apart };
}

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (node) => {
    const down = new Map<number, Spot>();
    let start: Spot = { x: 0, y: 0 };
    let dragging = false;

    const spot = (event: MouseEvent): Spot => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const begin = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (down.size === 0) {
        start = spot(event);
        dragging = false;
      }
      down.set(event.pointerId, spot(event));
    };
    const drag = (event: PointerEvent): void => {
      if (!down.has(event.pointerId)) return;
      const before = grip([...down.values()]);
      down.set(event.pointerId, spot(event));
      const after = grip([...down.values()]);
      if (!dragging && Math.hypot(after.x - start.x, after.y - start.y) < TREMBLE && down.size < 2)
        return;
      if (!dragging) take(event);
      camera.pan(after.x - before.x, after.y - before.y);
      if (down.size > 1) camera.zoom(after.apart / before.apart, after.x, after.y);
    };
    const take = (event: PointerEvent): void => {
      dragging = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add('moving');
    };
    const end = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      if (down.size === 0) node.classList.remove('moving');
    };
    /** The click that ends a drag chooses nothing. */
    const click = (event: MouseEvent): void => {
      if (dragging && event.detail > 0) event.stopPropagation();
      dragging = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = spot(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), x, y);
    };
    const heard: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', begin],
      ['pointermove', drag],
      ['pointerup', end],
      ['pointercancel', end],
      ['click', click, { capture: true }],
      ['wheel', wheel, { passive: false }],
    ];
    for (const [name, hear, how] of heard) node.addEventListener(name, hear as EventListener, how);
    return () => {
      for (const [name, hear, how] of heard)
        node.removeEventListener(name, hear as EventListener, how);
    };
  };
}
