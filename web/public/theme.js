// Runs before the first paint, so that the day theme does not flash night.
try {
  const theme = localStorage.getItem('gaslamp-theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage it is night.
}
