import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { semanticTokens } from './semanticTokens';
import { tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ui',
  cssVarsRoot: ':where(html)',
  theme: {
    // Specification 1 §9; from `field` on two columns of fields, from `beside` on room beside the column of content.
    breakpoints: { sm: '600px', field: '720px', md: '960px', lg: '1280px', xl: '1440px', beside: '1536px' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      fadeIn: { from: { opacity: '0' } },
      pulse: { '50%': { opacity: '0.5' } },
    },
    tokens,
    semanticTokens,
  },
});

let made: SystemContext | undefined;

/**
 * Chakra's engine with only our theme, which keeps its default theme out of the bundle. Created at the first
 * render, as the entry file's evaluation is a long task already.
 */
export const system = () => (made ??= createSystem(defaultBaseConfig, config));
