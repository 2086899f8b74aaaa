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
 * Keeps what is on screen true while a user is signed in: by the hub, and where no WebSocket gets through, by
 * looking every 30 seconds. Once in the frame of the private pages.
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

/** The client's code is fetched once the page is there; gives what ends the line. */
function connect(email: string): () => void {
  // What is live changes nothing in what was just read.
  const opening = untilRest()
    .then(() => import('./HubLine'))
    .then(({ HubLine }) => new HubLine(options(email)));
  let gone = false;
  // Without its code the portal looks now and then.
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
    // Whatever changed while the line was down was told to nobody.
    if (live) revalidateQuote(null);
    liveStore.write(live);
  },
});

function look(): void {
  void askUnread();
  revalidateQuote(null);
}
