import { defineConfig } from '@chakra-ui/react';
import { semanticTokens } from './semanticTokens';
import { tokens } from './tokens';

export const variables = { cssVarsPrefix: 'ui', cssVarsRoot: ':where(html)' };

export const config = defineConfig({
  ...variables,
  theme: {
    // Specification 1 §9; from `field` on two columns of fields, from `beside` on room beside the column of content.
    breakpoints: { sm: '600px', field: '720px', md: '960px', lg: '1280px', xl: '1440px', beside: '1536px' },
    tokens,
    semanticTokens,
  },
});
