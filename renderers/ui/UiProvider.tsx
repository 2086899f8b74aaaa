import '@fontsource-variable/inter/wght.css';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LiveRegion } from './feedback/LiveRegion';
import { Toaster } from './feedback/Toaster';
import { system } from './theme/system';

/** Styles, toasts and the announcer; wraps the application once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      {children}
      <LiveRegion />
      <Toaster />
    </ChakraProvider>
  );
}
