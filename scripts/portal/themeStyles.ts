import type { Plugin } from 'vite';

const NAME = 'virtual:lastro/theme.css';
export const RESOLVED = `\0${NAME}`;
const TAG = /<\/?style[^>]*>/g;

/**
 * Serves `virtual:lastro/theme.css`: Chakra's reset and the theme's keyframes and tokens, as its provider writes them. Written
 * while the page starts, they are a tenth of the work before somebody sees it, and it stands without its colours until then.
 */
export function themeStyles(): Plugin {
  return {
    name: 'lastro:theme-styles',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? stylesOfTheme() : undefined),
  };
}

/** Imported when asked for: the design system is large, and most that read the configuration need none of it. */
export async function stylesOfTheme(): Promise<string> {
  const [{ Global }, { createElement }, { renderToStaticMarkup }, { writtenStyles }] = await Promise.all([
    import('@emotion/react'),
    import('react'),
    import('react-dom/server'),
    import('../../renderers/ui/theme/writtenStyles'),
  ]);
  const text = (styles: Parameters<typeof Global>[0]['styles']) =>
    renderToStaticMarkup(createElement(Global, { styles })).replaceAll(TAG, '');
  const { all, night } = writtenStyles();
  return `${text(all)}\n@supports (color: light-dark(red, red)) {${text(night)}}`;
}
