import type { ReactNode } from 'react';
import { Skeleton } from '../../../renderers/ui';
import { HelpWidget } from '../../../src/features/contacts/HelpWidget';
import { Bell } from '../../../src/features/notifications/Bell';
import { Keys } from '../../../src/features/palette/Keys';
import { useSession } from '../../../src/shared/auth/useSession';
import { Shell } from '../../../src/shared/layout/Shell';

const tools = (
  <>
    <Keys />
    <Bell />
  </>
);

/** What is seen of the portal's frame: the shell with its search, bell and help; the page once it is known that somebody is signed in. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <>
      <Shell tools={tools}>{isSignedIn ? children : <Skeleton lines={4} height="16" />}</Shell>
      {isSignedIn && <HelpWidget />}
    </>
  );
}
