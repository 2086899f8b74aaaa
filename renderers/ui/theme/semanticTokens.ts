import { defineSemanticTokens } from '@chakra-ui/react';

/** Names by meaning. Every fg on its own bg passes WCAG AA (contrast.test.ts). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    canvas: { value: '{colors.navy.50}' },
    surface: { value: '{colors.white}' },
    sunken: { value: '{colors.slate.100}' },
    line: { value: '{colors.slate.200}' },
    control: { value: '{colors.slate.400}' },
    ink: { value: '{colors.slate.900}' },
    muted: { value: '{colors.slate.600}' },
    primary: { value: '{colors.navy.700}' },
    primaryHover: { value: '{colors.navy.800}' },
    onPrimary: { value: '{colors.white}' },
    focus: { value: '{colors.navy.500}' },
    info: {
      bg: { value: '{colors.navy.100}' },
      fg: { value: '{colors.navy.700}' },
      line: { value: '{colors.navy.200}' },
    },
    danger: {
      bg: { value: '{colors.red.100}' },
      fg: { value: '{colors.red.700}' },
      line: { value: '{colors.red.500}' },
    },
    success: {
      bg: { value: '{colors.green.100}' },
      fg: { value: '{colors.green.700}' },
      line: { value: '{colors.green.500}' },
    },
    warning: {
      bg: { value: '{colors.amber.100}' },
      fg: { value: '{colors.amber.700}' },
      line: { value: '{colors.amber.500}' },
    },
  },
});
