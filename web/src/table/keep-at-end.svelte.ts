/** A list whose newest line is last stays at its end, unless somebody has scrolled up to read. */
import type { Attachment } from 'svelte/attachments';

const NEAR = 80;

export function keepAtEnd(newest: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    let atEnd = true;
    let before = 0;
    const toEnd = (): void => {
      if (atEnd) element.scrollTop = element.scrollHeight;
    };
    // The browser says late that it has scrolled: more may have been written by then, and the end be far.
    const scrolled = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      if (scrollHeight - scrollTop - clientHeight < NEAR) atEnd = true;
      else if (scrollTop < before) atEnd = false;
      before = scrollTop;
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
