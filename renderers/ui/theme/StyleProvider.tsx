import { ChakraProvider } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { createTheme } from './createTheme';

/** Chakra while developing and in tests; in a build its styles are classes already (scripts/portal/styles), and this is empty. */
export function StyleProvider({ children }: { children: ReactNode }) {
  const [theme] = useState(createTheme);
  return <ChakraProvider value={theme}>{children}</ChakraProvider>;
}
