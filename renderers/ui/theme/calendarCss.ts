import { defineGlobalStyles } from '@chakra-ui/react';

const cell = {
  w: '10',
  h: '10',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'md',
  cursor: 'pointer',
};

/** The calendar of a date input. */
export const calendarCss = defineGlobalStyles({
  '.ui-calendar': { p: '2', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  '.ui-calendar-head': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', pb: '1' },
  '.ui-calendar-head p': { fontWeight: 'semibold' },
  '.ui-calendar button': { ...cell, _hover: { bg: 'info.bg' } },
  '.ui-calendar button:disabled': {
    color: 'control',
    cursor: 'not-allowed',
    textDecoration: 'line-through',
    bg: 'none',
  },
  '.ui-calendar th': { h: '8', color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
  '.ui-calendar [data-outside]': { color: 'muted' },
  '.ui-calendar [aria-current=date]': {
    boxShadow: 'inset 0 0 0 1px {colors.primary}',
    fontWeight: 'semibold',
  },
  '.ui-calendar [data-chosen]': { bg: 'primary', color: 'onPrimary', _hover: { bg: 'primaryHover' } },
});
