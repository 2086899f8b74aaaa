import { defineRecipe } from '@chakra-ui/react';
import { narrow } from './media';

const hidden = {
  position: 'absolute',
  w: '1px',
  h: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Marks joined by lines; the state is a colour, a sign and a word. */
export const stepperRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    color: 'muted',
    '& > li': { position: 'relative', display: 'flex', alignItems: 'center', gap: '2' },
    '& > li + li::before': { content: '""', w: { base: '3', sm: '6' }, h: '1px', bg: 'control' },
    '& .stepper-mark': {
      display: 'grid',
      placeItems: 'center',
      w: '6',
      h: '6',
      borderRadius: 'full',
      border: '1px solid',
      borderColor: 'control',
      fontSize: 'xs',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > [data-state=active]': { color: 'primary', fontWeight: 'semibold' },
    '& > [data-state=active] .stepper-mark': { bg: 'primary', borderColor: 'primary', color: 'onPrimary' },
    '& > [data-state=completed] .stepper-mark': {
      bg: 'success.bg',
      borderColor: 'success.line',
      color: 'success.fg',
    },
    '& > [data-state=completed]': { color: 'ink' },
    [narrow]: { '& > li:not([data-state=active]) .stepper-label': hidden },
  },
});
