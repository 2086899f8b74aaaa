// Before the first paint, or a page by night would flash by day. A file of its own: the content security policy allows no script in the page.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // What the page will need, asked for beside its first file instead of by it (scripts/portal/ahead.ts).
  const isKnown = Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  const pages = JSON.parse(document.currentScript.dataset[isKnown ? 'known' : 'new'] ?? '{}');
  const page = location.pathname.slice(1);
  for (const file of pages[page || (isKnown ? 'inicio' : 'login')] ?? []) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
} catch {
  // A browser that keeps nothing follows its system.
}
