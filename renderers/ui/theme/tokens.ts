import { defineTokens } from '@chakra-ui/react';
import { palette } from './palette';

/** The 4 px grid in rem: key 4 is 16 px. */
const grid = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 64];
const space = Object.fromEntries(grid.map((step) => [String(step), { value: `${step * 0.25}rem` }]));

/** Values that stay as they are by day and by night. */
export const tokens = defineTokens({
  // Those that a few places ask for by name, where a semantic colour would change with the time of day.
  colors: {
    white: { value: palette.white },
    navy: {
      300: { value: palette['navy.300'] },
      500: { value: palette['navy.500'] },
      800: { value: palette['navy.800'] },
      900: { value: palette['navy.900'] },
    },
    slate: { 900: { value: palette['slate.900'] } },
  },
  // A browser works each family, size and weight out anew: few of them, and no second fallback.
  fonts: {
    body: { value: "'Inter Variable', system-ui" },
    heading: { value: "'Inter Variable', system-ui" },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.5rem' },
    '2xl': { value: '2rem' },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
  },
  lineHeights: { tight: { value: 1.25 }, normal: { value: 1.5 } },
  spacing: space,
  sizes: { ...space, full: { value: '100%' }, content: { value: '70rem' }, menu: { value: '16rem' } },
  radii: { sm: { value: '4px' }, md: { value: '8px' }, lg: { value: '12px' }, full: { value: '999px' } },
  shadows: {
    card: { value: '0 1px 2px rgb(14 31 77 / 6%), 0 1px 6px rgb(14 31 77 / 4%)' },
    raised: { value: '0 4px 12px rgb(14 31 77 / 10%), 0 1px 3px rgb(14 31 77 / 8%)' },
    overlay: { value: '0 16px 48px rgb(8 20 50 / 24%)' },
  },
  zIndex: { sticky: { value: 10 }, menu: { value: 20 }, overlay: { value: 40 }, toast: { value: 60 } },
});
