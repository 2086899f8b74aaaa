import { defineGlobalStyles } from '@chakra-ui/react';
import { calm } from './media';

/** Page-wide rules: type, focus ring, reduced motion, scroll lock under an open modal. */
export const globalCss = defineGlobalStyles({
  html: {
    color: 'ink',
    bg: 'canvas',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'normal',
    colorScheme: 'light',
    // The buttons of a step stick to the bottom on phones; a focused field must not hide behind them.
    scrollPaddingBottom: { base: '24', sm: '0' },
  },
  body: { fontSize: 'md', minH: '100dvh' },
  'html:has(dialog[open]:modal)': { overflow: 'hidden' },
  '*, *::before, *::after': { borderColor: 'line' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // On navy surfaces; not in what opens over them.
  '.ui-dark': { '--ui-colors-focus': '{colors.white}' },
  '.ui-dark dialog, .ui-dark .ui-float': { '--ui-colors-focus': '{colors.navy.500}' },
  // Where the inks are the person's own, a picture below them may swallow them.
  '.ui-dark, .ui-dark *': { '@media (forced-colors: active)': { backgroundImage: 'none !important' } },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  'h1, h2, h3': { fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
  'td, time, .ui-figures': { fontVariantNumeric: 'tabular-nums' },
  '.ui-spin': { animation: 'spin 0.8s linear infinite' },
  '.ui-hidden': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    // At the end of a short page it would make the page a pixel longer than the window.
    m: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '*, *::before, *::after, *::backdrop': {
    [calm]: { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
  },
  '*.ui-spin': { [calm]: { animationDuration: '2s !important' } },
});
