/** What a picture is to those who cannot see it: said by its label, or without one decoration. */
export function pictured(label: string | undefined): Record<string, string | undefined> {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
}
