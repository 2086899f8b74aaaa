import { defineTokens } from '@chakra-ui/react';

/** The 4 px grid in rem: key 4 is 16 px. */
const grid = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 64];
const space = Object.fromEntries(grid.map((step) => [String(step), { value: `${step * 0.25}rem` }]));

/** Raw values. Screens use the semantic tokens; only the theme reads these. */
export const tokens = defineTokens({
  colors: {
    white: { value: '#ffffff' },
    navy: {
      50: { value: '#f4f7fb' },
      100: { value: '#e8eefa' },
      200: { value: '#d2def5' },
      250: { value: '#bcd3ff' },
      300: { value: '#9dbdff' },
      500: { value: '#2f5cb8' },
      600: { value: '#3a5590' },
      700: { value: '#0E347D' },
      800: { value: '#0b2a66' },
      900: { value: '#081f4d' },
      950: { value: '#1a2a4a' },
    },
    night: {
      100: { value: '#e8eef8' },
      300: { value: '#aab8cd' },
      500: { value: '#7688a6' },
      700: { value: '#33425a' },
      800: { value: '#1f2a3b' },
      900: { value: '#151e2d' },
      950: { value: '#0d1420' },
    },
    slate: {
      100: { value: '#edf1f7' },
      200: { value: '#dce3ee' },
      400: { value: '#7c8aa5' },
      600: { value: '#4a5a75' },
      900: { value: '#16233b' },
    },
    red: {
      100: { value: '#ffecec' },
      300: { value: '#ffb0b0' },
      500: { value: '#ff3c3c' },
      700: { value: '#a80f1b' },
      900: { value: '#3a1a1e' },
    },
    green: {
      100: { value: '#e4f8ec' },
      300: { value: '#8fe0b3' },
      500: { value: '#34c576' },
      700: { value: '#0b6337' },
      900: { value: '#11301f' },
    },
    amber: {
      100: { value: '#fff4dc' },
      300: { value: '#ffd98a' },
      500: { value: '#ffc654' },
      700: { value: '#744700' },
      900: { value: '#352a10' },
    },
  },
  fonts: {
    body: { value: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif" },
    heading: { value: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif" },
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
    bold: { value: 700 },
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
