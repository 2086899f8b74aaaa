import { useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Skeleton, UiProvider } from '../../renderers/ui';
import { startSession } from '../../src/shared/auth/session';
import { Shell } from '../../src/shared/layout/Shell';

/** Each page is a chunk of its own; the shell around it is the portal's. */
const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/wizard': async () => (await import('./WizardPage')).WizardPage,
  '/by-hand/four-steps': async () => (await import('../reference/four-steps/FourSteps')).FourSteps,
  '/by-hand/bare': async () => (await import('../reference/bare/Bare')).Bare,
  '/by-hand/growing': async () => (await import('../reference/growing/Growing')).Growing,
  '/by-hand/login': async () => (await import('../reference/portal/Login')).Login,
  '/by-hand/policies': async () => (await import('../reference/portal/Policies')).Policies,
  '/by-hand/tracking': async () => (await import('../reference/portal/Tracking')).Tracking,
  '/by-hand/home': async () => (await import('../reference/portal/Home')).Home,
};

/** Who is signed in is looked up beside the page's code. */
const SIGNED_IN = ['/by-hand/home', '/by-hand/policies', '/by-hand/tracking'];
if (SIGNED_IN.includes(location.pathname)) startSession();

/** These bring a frame of their own. */
const FRAMED = ['/by-hand/login', ...SIGNED_IN];

const loading = pages[location.pathname]!();

/** Not by Suspense, which holds a page back until its fallback has stood for 300 ms. */
function Page() {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => void loading.then((page) => setLoaded(() => page)), []);
  if (Loaded) return <Loaded />;
  return isBare ? null : <Skeleton />;
}

/** Stands on the page alone, without the design system around it. */
const isBare = location.pathname === '/by-hand/bare';

const framed = (
  <UiProvider>
    <BrowserRouter>
      {FRAMED.includes(location.pathname) ? (
        <Page />
      ) : (
        <Shell>
          <Page />
        </Shell>
      )}
    </BrowserRouter>
  </UiProvider>
);

createRoot(document.getElementById('root')!).render(isBare ? <Page /> : framed);
