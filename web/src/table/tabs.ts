/** What a phone shows one at a time, above the sheet with what I may do. */
export const TABS = ['board', 'seats', 'paper', 'story', 'chat'] as const;
export type Tab = (typeof TABS)[number];

export const ICONS: Record<Tab, string> = {
  board: 'i-board',
  seats: 'i-hand',
  paper: 'i-note',
  story: 'i-book',
  chat: 'i-chat',
};
