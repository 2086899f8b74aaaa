// Before the first paint, or a page by night would flash by day. A file of its own: the content security policy allows no script in the page.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows its system.
}
