import { defineRecipe } from '@chakra-ui/react';

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    // Looks disabled, but a press says what is missing.
    '&[aria-disabled=true]:not([aria-busy])': { opacity: 0.55, cursor: 'not-allowed' },
    '@media print': { display: 'none' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&[aria-busy=true] [data-part=text]': { opacity: 0 },
    '& [data-part=busy]': { position: 'absolute' },
  },
  variants: {
    kind: {
      primary: { bg: 'primary', color: 'onPrimary', _hover: { bg: 'primaryHover' } },
      secondary: { bg: 'surface', color: 'primary', borderColor: 'control', _hover: { bg: 'info.bg' } },
      quiet: { bg: 'transparent', color: 'primary', _hover: { bg: 'info.bg' } },
      danger: { bg: 'danger.fg', color: 'onPrimary', _hover: { bg: 'danger.fg', opacity: 0.92 } },
    },
    size: {
      md: { minH: '11', px: '5', py: '2', fontSize: 'md' },
      sm: { minH: '9', px: '3', py: '1.5', fontSize: 'sm' },
    },
  },
  defaultVariants: { kind: 'primary', size: 'md' },
});
