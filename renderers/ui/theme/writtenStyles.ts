import { createSystem } from '@chakra-ui/react/styled-system';
import { config, variables } from './config';
import { semanticTokens, tokensOfDay } from './semanticTokens';

const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  fadeIn: { from: { opacity: '0' } },
  pulse: { '50%': { opacity: '0.5' } },
};

/** What stands in a file of styles, of which Chakra would write it into the page as it starts: its reset and our tokens. */
export function writtenStyles() {
  const all = createSystem(config, { preflight: true, theme: { keyframes, semanticTokens: tokensOfDay() } });
  const night = createSystem({ ...variables, theme: { semanticTokens } });
  return {
    all: [all.layers.atRule, all.getPreflightCss(), all.getGlobalCss(), all.getTokenCss()],
    /** For browsers that know light-dark(). */
    night: [night.getTokenCss()],
  };
}
