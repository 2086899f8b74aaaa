import './theme/global.css';
import 'virtual:lastro/theme.css';
import './theme/print.css';
import '@fontsource-variable/inter/wght.css';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LiveRegion } from './feedback/LiveRegion';
import { Toaster } from './feedback/Toaster';
import { useKeptPresses } from './keptPress';
import { system } from './theme/system';

export function UiProvider({ children }: { children: ReactNode }) {
  useKeptPresses();
  return (
    <ChakraProvider value={system()}>
      {children}
      <LiveRegion />
      <Toaster />
    </ChakraProvider>
  );
}
