import { defineGlobalStyles } from '@chakra-ui/react';

const print = '@media print';
const onPaper = <Style extends object>(style: Style) => ({ [print]: style });

/** On paper: what was decided, without the frame around it and without what only a screen can do. */
export const printCss = defineGlobalStyles({
  ':root': onPaper({ bg: 'white', fontSize: '80%' }),
  '[data-print=none], aside, nav, dialog, header button, main button, .ui-toasts': onPaper({
    display: 'none !important',
  }),
  'main section': onPaper({ boxShadow: 'none !important', breakInside: 'avoid' }),
  'body header, body header *': onPaper({
    color: 'black !important',
    background: 'none !important',
  }),
});
