import { Suspense, lazy, useContext, useDeferredValue, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '../../renderers/ui';
import { HelpWidget } from '../features/contacts/HelpWidget';
import { RenderBoundary } from '../features/errors/RenderBoundary';
import { Bell } from '../features/notifications/Bell';
import { Keys } from '../features/palette/Keys';
import { useHub } from '../features/notifications/useHub';
import { RequestStepper } from '../features/product-choice/RequestStepper';
import { signOut } from '../features/sign-in/signOut';
import { pageOf } from '../shared/layout/screens';
import { Shell } from '../shared/layout/Shell';
import { useQuiet } from '../shared/api/useQuiet';
import { useUser } from '../shared/user/useUser';
import { useSession } from '../shared/auth/useSession';
import { useSendWaiting } from '../shared/requests/useSendWaiting';
import { registerWorker } from '../shared/offline/portalWorker';
import { SeenNote } from '../shared/offline/SeenNote';
import { untilRest } from '../shared/untilRest';
import { SignOutContext } from '../shared/auth/SignOutContext';
import { CompanyOnly } from './CompanyOnly';
import { KnownUser } from './KnownUser';
import { NominationCheck } from './NominationCheck';

const LayoutPrompts = lazy(async () => ({ default: (await import('./LayoutPrompts')).LayoutPrompts }));

/** A constant element, so that the header does not render again. */
const tools = (
  <>
    <Keys />
    <Bell />
  </>
);

export function PrivateFrame() {
  const { pathname } = useLocation();
  // The studio asks first.
  const out = useContext(SignOutContext) ?? signOut;
  return (
    <SignOutContext value={out}>
      <Live />
      <Shell tools={tools}>
        <SeenNote />
        <RequestStepper />
        <RenderBoundary key={pageOf(pathname)} at={pathname}>
          <Suspense fallback={<Skeleton />}>
            <KnownUser>
              <CompanyOnly>
                <Outlet />
              </CompanyOnly>
            </KnownUser>
          </Suspense>
        </RenderBoundary>
      </Shell>
      <Beside />
      <NominationCheck />
    </SignOutContext>
  );
}

/** Beside the page, for who is here; deferred, as the frame stands before that is known and would render again. */
function Beside() {
  const { status } = useDeferredValue(useSession());
  if (status !== 'signed-in') return null;
  return (
    <>
      <HelpWidget />
      <Prompts />
    </>
  );
}

/** What opens by itself asks for what it needs once the page has what it needs. */
function Prompts() {
  const { user } = useUser();
  if (!useQuiet(user !== undefined)) return null;
  return (
    <Suspense>
      <LayoutPrompts />
    </Suspense>
  );
}

/** Inside RequireUser, so that the hub connection and the outbox end with the session. */
function Live() {
  useHub();
  useSendWaiting();
  useEffect(keepPortal, []);
  return null;
}

/** Keeps the portal's files in this browser for offline use, once somebody has signed in. */
function keepPortal(): void {
  void untilRest()
    .then(registerWorker)
    .catch(() => undefined);
}
