import { draftsHere } from './draftList';
import { sendWaiting } from './sendWaiting';
import { flushOpen } from './underWay';

/** A silent server holds back nobody who wants to leave. */
const LONGEST_MS = 3_000;

/** Sends what was typed and is not on the server yet; gives whether the server has all of it now. */
export async function allReached(uid: string): Promise<boolean> {
  const sent = flushOpen().then(() => sendWaiting(uid));
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  return draftsHere(uid).length === 0;
}
