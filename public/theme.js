// Before the first paint, or a page by night would flash by day. A file of its own: the content security policy allows no script in the page.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // What the page will need, asked for beside its first file instead of by it (scripts/portal/ahead.ts).
  const isKnown = Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  const { known, new: unknown, files } = document.currentScript.dataset;
  const address = (location.pathname.slice(1) || (isKnown ? 'inicio' : 'login')).split('/');
  const fits = ([page]) => {
    const parts = page.split('/');
    return parts.length === address.length && parts.every((part, at) => part === '*' || part === address[at]);
  };
  const [, places = []] = Object.entries(JSON.parse((isKnown ? known : unknown) ?? '{}')).find(fits) ?? [];
  for (const file of places.map((place) => JSON.parse(files)[place])) {
    const link = document.createElement('link');
    const as = { css: 'style', svg: 'image' }[file.split('.').pop()];
    link.rel = as ? 'preload' : 'modulepreload';
    if (as) link.as = as;
    if (as !== 'image') link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
} catch {
  // A browser that keeps nothing follows its system.
}
