import { lazy, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Skeleton, UiProvider } from '../../renderers/ui';
import { Shell } from '../../src/shared/layout/Shell';

/** Each page is a chunk of its own; the shell around it is the portal's. */
const pages: Readonly<Record<string, ComponentType>> = {
  '/wizard': lazy(async () => ({ default: (await import('./WizardPage')).WizardPage })),
  '/by-hand/four-steps': lazy(async () => ({
    default: (await import('../reference/four-steps/FourSteps')).FourSteps,
  })),
  '/by-hand/growing': lazy(async () => ({
    default: (await import('../reference/growing/Growing')).Growing,
  })),
};

const Page = pages[location.pathname]!;

createRoot(document.getElementById('root')!).render(
  <UiProvider>
    <BrowserRouter>
      <Shell>
        <Suspense fallback={<Skeleton />}>
          <Page />
        </Suspense>
      </Shell>
    </BrowserRouter>
  </UiProvider>,
);
