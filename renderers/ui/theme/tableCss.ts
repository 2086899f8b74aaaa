import { defineGlobalStyles } from '@chakra-ui/react';
import { close, tight } from './media';

/** Tables, and the lists of links of an error summary. */
export const tableCss = defineGlobalStyles({
  '.ui-table-box': { containerType: 'inline-size' },
  '.ui-table': { w: 'full', fontSize: 'sm', borderCollapse: 'separate', borderSpacing: '0' },
  '.ui-table th': {
    position: 'sticky',
    top: '0',
    zIndex: 1,
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'muted',
    bg: 'surface',
    px: '4',
    py: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
  '.ui-table td': {
    px: '4',
    py: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
    overflowWrap: 'anywhere',
  },
  // A code, an amount or a date breaks between its words at most.
  '.ui-table td[data-whole], .ui-table td[data-align]': { overflowWrap: 'normal' },
  '.ui-table tbody tr:last-child td': { borderBottom: '0' },
  '.ui-table [data-whole]': { whiteSpace: 'nowrap', [close]: { whiteSpace: 'normal' } },
  '.ui-table th, .ui-table td': { [close]: { px: '2.5' } },
  '.ui-table [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '.ui-table td[data-align=end]': { whiteSpace: 'nowrap' },
  // A long text in one column leaves the others room for their words.
  '.ui-table td:not([data-whole], [data-align], .ui-row-menu)': {
    minW: '9.5rem',
    [close]: { minW: 'min(9rem, 16.5cqi)' },
  },
  '.ui-table tr[data-opens]': { cursor: 'pointer', _hover: { bg: 'canvas' } },
  '.ui-row-link': {
    color: 'primary',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '.ui-row-menu': { w: '14', textAlign: 'end' },
  '.ui-summary': { borderRadius: 'md', scrollMarginTop: '20' },
  '.ui-summary:focus': { outline: '2px solid', outlineColor: 'danger.fg', outlineOffset: '2px' },
  '.ui-summary-links': { mt: '1', display: 'grid', gap: '1' },
  '.ui-summary-links a': {
    color: 'danger.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    fontWeight: 'medium',
  },
  '.ui-toast[data-tone=success]': { borderColor: 'success.line' },
  '.ui-toast[data-tone=danger]': { borderColor: 'danger.line' },
  '.ui-toast[data-tone=warning]': { borderColor: 'warning.line' },
  '.ui-toast[data-tone=info]': { borderColor: 'primary' },
  '.ui-toast-text': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
  '.ui-table, .ui-table tbody, .ui-table tr': { [tight]: { display: 'block', w: 'full' } },
  '.ui-table thead': { [tight]: { display: 'none' } },
  '.ui-table tbody tr': {
    [tight]: {
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'md',
      p: '2',
      mb: '3',
      bg: 'surface',
    },
  },
  '.ui-table tbody td': {
    [tight]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      border: '0',
      px: '2',
      py: '1.5',
      textAlign: 'end',
    },
    '&::before': {
      [tight]: {
        content: 'attr(data-label)',
        color: 'muted',
        textAlign: 'start',
        flexShrink: 0,
        whiteSpace: 'normal',
      },
    },
  },
  // A value that must not break takes its room from its label.
  '.ui-table tbody td[data-whole]::before': { [tight]: { flexShrink: 1 } },
  '.ui-table tbody td.ui-row-menu': { [tight]: { w: 'full', justifyContent: 'flex-end' } },
});
