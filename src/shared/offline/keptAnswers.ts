/** Whose answers this browser keeps; none where it keeps none. */
const OWNER = 'lastro:seen';

const rows = () => import('./seenRows');

/** Blocked or full storage is ignored. */
const attempt = <Value>(work: Promise<Value>): Promise<Value | undefined> => work.catch(() => undefined);

/** Kept for a week, or until sign-out; `isOwn` says whether `uid` is still signed in. */
export const keepAnswer = (uid: string, question: string, data: unknown, isOwn: () => boolean) =>
  attempt(keep({ uid, question, at: new Date().toISOString(), data }, isOwn));

async function keep(row: Parameters<Awaited<ReturnType<typeof rows>>['put']>[0], isOwn: () => boolean) {
  await forgetAnswers(row.uid);
  const { database, put } = await rows();
  await database();
  if (!isOwn()) return;
  localStorage.setItem(OWNER, row.uid);
  await put(row, isOwn);
  // Set again: a concurrent forgetAnswers may have removed it.
  if (isOwn()) localStorage.setItem(OWNER, row.uid);
}

export const keptAnswer = (uid: string, question: string) =>
  attempt(rows().then(({ find }) => find(uid, question)));

/** Forgets all kept answers, or all but `own`'s; cached product programs go with them. */
export async function forgetAnswers(own?: string): Promise<void> {
  const owner = localStorage.getItem(OWNER);
  if (owner === null || owner === own) return;
  const cleared = await attempt(rows().then(({ clear }) => clear().then(() => true)));
  if ('caches' in window) await attempt(caches.delete('definitions'));
  if (cleared) localStorage.removeItem(OWNER);
}
