import { defineGlobalStyles } from '@chakra-ui/react';

const print = '@media print';
const onPaper = <Style extends object>(style: Style) => ({ [print]: style });

/** On paper: what was decided, without the frame around it and without what only a screen can do. */
export const printCss = defineGlobalStyles({
  ':root': onPaper({ bg: 'white', fontSize: '80%' }),
  '[data-print=none], aside, nav, dialog, search, header button, main button, .ui-toasts': onPaper({
    display: 'none !important',
  }),
  // What is as high as a screen would leave an empty page behind.
  'body, #root *': onPaper({ minHeight: '0 !important' }),
  'main section': onPaper({ boxShadow: 'none !important' }),
  // Not whole cards: a long one would leave the page before it empty.
  'main section section, main li, main dl > div, main tr': onPaper({ breakInside: 'avoid' }),
  'main h1, main h2, main h3': onPaper({ breakAfter: 'avoid' }),
  'body header, body header *': onPaper({
    color: 'black !important',
    background: 'none !important',
  }),
});
