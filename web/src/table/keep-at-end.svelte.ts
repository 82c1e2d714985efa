/** A list whose newest line is last stays at its end, unless somebody has scrolled up to read. */
import type { Attachment } from 'svelte/attachments';

const NEAR = 80;

export function keepAtEnd(newest: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    let atEnd = true;
    const toEnd = (): void => {
      if (atEnd) element.scrollTop = element.scrollHeight;
    };
    const scrolled = (): void => {
      atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    $effect(() => {
      newest();
      // With the next picture: asked at once, the browser would lay out the page twice.
      const soon = requestAnimationFrame(toEnd);
      return () => cancelAnimationFrame(soon);
    });
    const room = new ResizeObserver(toEnd);
    room.observe(element);
    return () => {
      room.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  };
}
