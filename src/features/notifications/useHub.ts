import { useEffect, useSyncExternalStore } from 'react';
import { bearer } from '../../shared/api/api';
import { untilRest } from '../../shared/untilRest';
import { useUser } from '../../shared/user/useUser';
import { askUnread, forget, takeList, takeOne } from './bell';
import { liveStore } from './liveStore';
import { revalidateQuote } from './revalidateQuote';

const HUB = '/api/notification/hub';
const LOOK_EVERY = 30_000;

/**
 * Keeps the screen current while signed in: by the hub, or without WebSockets by polling every 30 seconds. Use
 * once, in the private frame.
 */
export function useHub(): void {
  const { user } = useUser();
  const email = user?.email;
  const live = useSyncExternalStore(liveStore.subscribe, liveStore.read);
  useEffect(() => (email ? connect(email) : undefined), [email]);
  useEffect(() => {
    if (!email || live) return undefined;
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [email, live]);
}

/** Loads the client's code after the page; returns the disconnect function. */
function connect(email: string): () => void {
  // Not urgent: the page has just read its data.
  const opening = untilRest()
    .then(() => import('./HubLine'))
    .then(({ HubLine }) => new HubLine(options(email)));
  let gone = false;
  // Without its code the portal polls.
  opening.then((line) => gone || line.start()).catch(() => undefined);
  return () => {
    gone = true;
    liveStore.write(false);
    forget();
    opening.then((line) => line.stop()).catch(() => undefined);
  };
}

const options = (email: string) => ({
  url: HUB,
  email,
  token: bearer,
  onRegistered: takeList,
  onReceive: takeOne,
  onQuoteChanged: ({ Identifier }: { Identifier: string | null }) => revalidateQuote(Identifier),
  onLive: (live: boolean) => {
    // Changes while disconnected were announced to nobody.
    if (live) revalidateQuote(null);
    liveStore.write(live);
  },
});

function look(): void {
  void askUnread();
  revalidateQuote(null);
}
