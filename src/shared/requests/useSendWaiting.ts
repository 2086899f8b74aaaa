import { useEffect } from 'react';
import { currentUid } from '../auth/knownToken';
import { useSession } from '../auth/useSession';
import { draftTurns } from './underWay';

/** Milliseconds before the server is tried again, where no 'online' event comes. */
const AGAIN_AFTER = 15_000;

/** Sends what waits in this browser: at the start, when the connection is back, and some time after a draft was left. */
export function useSendWaiting(): void {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.identity.uid : undefined;
  useEffect(() => (uid === undefined ? undefined : keepSending(uid)), [uid]);
}

function keepSending(uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const send = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isRunning || currentUid() !== uid) return;
    isRunning = true;
    const { sendWaiting } = await import('./sendWaiting');
    const isDone = await sendWaiting(uid).finally(() => (isRunning = false));
    if (!isDone) soon();
  };
  const now = () => void send().catch(() => undefined);
  const soon = () => {
    if (!isRunning) timer ??= setTimeout(now, AGAIN_AFTER);
  };
  now();
  addEventListener('online', now);
  const unsubscribe = draftTurns.subscribe(soon);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', now);
    unsubscribe();
  };
}
