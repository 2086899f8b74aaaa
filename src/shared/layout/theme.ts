import { createStore } from '../createStore';

const KEY = 'theme';

/** What is shown: by day, by night, or as the system prefers. */
export type Theme = 'light' | 'dark' | 'system';

const chosen = createStore<Theme>('system');

/** Calls when another one is chosen, wherever on the page. */
export const onTheme = chosen.subscribe;

/** What was chosen in this browser; public/theme.js reads the same before the first paint. */
export function readTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Shows a theme at once, and the next time in this browser. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') {
    localStorage.removeItem(KEY);
    delete root.dataset.theme;
  } else {
    localStorage.setItem(KEY, theme);
    root.dataset.theme = theme;
  }
  chosen.write(theme);
}
