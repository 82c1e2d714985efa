/** What a browser would say of a wrong number in its own language is said in the reader's. */
import type { Attachment } from 'svelte/attachments';
import { t } from '../words/words.svelte';

export const inWords: Attachment<HTMLFormElement> = (form) => {
  /** Before the browser looks again: what was put right by other means must not stay wrong. */
  function forget(): void {
    for (const each of form.elements)
      if (each instanceof HTMLInputElement) each.setCustomValidity('');
  }
  function say({ target }: Event): void {
    const field = target as HTMLInputElement;
    field.setCustomValidity(t('client-setup-range', { least: field.min, most: field.max }));
  }
  form.addEventListener('click', forget, true);
  form.addEventListener('input', forget);
  form.addEventListener('invalid', say, true);
  return () => {
    form.removeEventListener('click', forget, true);
    form.removeEventListener('input', forget);
    form.removeEventListener('invalid', say, true);
  };
};
