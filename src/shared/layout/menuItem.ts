import { defineRecipe } from '@chakra-ui/react';

export const menuItem = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[aria-current]': { bg: 'info.bg', color: 'primary', fontWeight: 'semibold' },
    '&[data-here]': { color: 'primary', fontWeight: 'semibold' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    collapsed: { true: { justifyContent: 'center', px: '0' }, false: {} },
    nested: { true: { minH: '9', color: 'muted' }, false: {} },
  },
});
