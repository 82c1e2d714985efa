/** To the clipboard, or as near to it as a browser lets a page come. */

/** Whether the browser took it. Without HTTPS it withholds the clipboard; after a wait it may too. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What is selected in a field can still be copied; at worst it stays selected, for whoever copies by hand. */
export function copiedFrom(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  return document.execCommand('copy');
}
