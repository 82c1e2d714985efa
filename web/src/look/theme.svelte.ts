/** Night by default, and day for a reading room; remembered on this device. */
export type Theme = 'night' | 'day';

const KEPT = 'gaslamp-theme';
let theme = $state<Theme>(document.documentElement.dataset['theme'] === 'day' ? 'day' : 'night');

export function currentTheme(): Theme {
  return theme;
}

export function light(chosen: Theme): void {
  theme = chosen;
  document.documentElement.dataset['theme'] = chosen;
  localStorage.setItem(KEPT, chosen);
}
