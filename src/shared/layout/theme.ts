import { createStore } from '../createStore';

const KEY = 'theme';

export type Theme = 'light' | 'dark' | 'system';

const chosen = createStore<Theme>('system');

export const onTheme = chosen.subscribe;

/** What was chosen in this browser; public/theme.js reads the same before the first paint. */
export function readTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

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
