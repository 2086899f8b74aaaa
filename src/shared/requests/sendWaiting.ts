import { ApiError } from '../api/ApiError';
import { draftsHere } from './draftList';
import { EXPIRED, isEnded, keepThere, keyedName, readThere } from './drafts';
import { forgetHere, noteSent, readHere, type KeptDraft } from './localDrafts';
import { flushOpen, isOpen, underWay } from './underWay';

/**
 * Sends unsent drafts, oldest first; a refused one does not block others. False where the server was unreachable
 * for any.
 */
export async function sendWaiting(uid: string): Promise<boolean> {
  for (const { Product, Key } of draftsHere(uid)) {
    const name = keyedName(Product, Key);
    if (isOpen(name)) continue;
    if (!(await underWay(name, reaches(send(uid, name))))) return false;
  }
  return true;
}

/** Never overwrites newer server versions, nor revives ended drafts. */
async function send(uid: string, name: string): Promise<void> {
  const there = await readThere(name);
  const copy = readHere(uid, name);
  if (there === undefined) throw new ApiError({ status: 0, code: 'NETWORK', message: '' });
  if (there === EXPIRED || !copy || copy.isSent || isOpen(name)) return;
  if (copy.id !== undefined && copy.id !== there?.id) return forgetHere(uid, name);
  const isNewerThere = there !== null && there.updatedAt > copy.updatedAt;
  const id = isNewerThere ? there.id : await put(uid, name, copy, there?.id);
  if (id !== undefined) noteSent(uid, name, { id, at: copy.updatedAt });
}

async function put(uid: string, name: string, copy: KeptDraft, id: string | undefined) {
  try {
    return await keepThere(name, copy, id);
  } catch (error) {
    if (!isEnded(error)) throw error;
    return forgetHere(uid, name);
  }
}

/** What was refused is tried again at the next visit. */
const reaches = (sent: Promise<void>): Promise<boolean> =>
  sent.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status !== 0 && error.status !== 401,
  );

/** A silent server must not delay a sign-out. */
const LONGEST_MS = 3_000;

export async function allReached(uid: string): Promise<boolean> {
  const sent = flushOpen().then(() => sendWaiting(uid));
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  return draftsHere(uid).length === 0;
}
