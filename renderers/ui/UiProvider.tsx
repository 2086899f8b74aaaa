import './theme/global.css';
import 'virtual:lastro/theme.css';
import './theme/print.css';
import '@fontsource-variable/inter/wght.css';
import type { ReactNode } from 'react';
import { LiveRegion } from './feedback/LiveRegion';
import { Toaster } from './feedback/Toaster';
import { useKeptPresses } from './keptPress';
import { StyleProvider } from './theme/StyleProvider';

export function UiProvider({ children }: { children: ReactNode }) {
  useKeptPresses();
  return (
    <StyleProvider>
      {children}
      <LiveRegion />
      <Toaster />
    </StyleProvider>
  );
}
