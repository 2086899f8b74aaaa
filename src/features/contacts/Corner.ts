import { chakra, defineRecipe } from '@chakra-ui/react';

/** Beside the content; without room there, below it, so that it covers nothing. */
export const Corner = chakra('section', {
  base: {
    position: { base: 'static', md: 'fixed' },
    insetEnd: '4',
    bottom: '4',
    p: { base: '3', md: '0' },
    zIndex: 'sticky',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '2',
    // A wizard's fields and its bar of buttons need a phone's width for themselves.
    '&[data-wizard]': { display: { base: 'none', md: 'flex' } },
  },
});

export const round = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '12',
    h: '12',
    borderRadius: 'full',
    border: '2px solid',
    borderColor: 'surface',
    boxShadow: 'raised',
    cursor: 'pointer',
    color: 'onPrimary',
    // Visible on any background.
    _focusVisible: { boxShadow: '0 0 0 6px {colors.white}' },
  },
  variants: {
    tone: {
      navy: { bg: 'primary', _hover: { bg: 'primaryHover' } },
      green: { bg: 'success.fg', _hover: { opacity: 0.92 } },
    },
  },
  defaultVariants: { tone: 'navy' },
});
