/** Whose answers this browser keeps; none where it keeps none. */
const OWNER = 'lastro:seen';

/** Fetched with the first answer, after what the page needs itself. */
const rows = () => import('./seenRows');

/** Where storage is blocked or full nothing is kept, and that is all. */
const attempt = <Value>(work: Promise<Value>): Promise<Value | undefined> => work.catch(() => undefined);

/** Keeps what `uid` was answered until they sign out, for a week; `isOwn` says whether they are still there. */
export const keepAnswer = (uid: string, question: string, data: unknown, isOwn: () => boolean) =>
  attempt(keep({ uid, question, at: new Date().toISOString(), data }, isOwn));

async function keep(row: Parameters<Awaited<ReturnType<typeof rows>>['put']>[0], isOwn: () => boolean) {
  await forgetAnswers(row.uid);
  const { database, put } = await rows();
  await database();
  if (!isOwn()) return;
  localStorage.setItem(OWNER, row.uid);
  await put(row, isOwn);
  // Said again: what was being forgotten meanwhile took the first with it.
  if (isOwn()) localStorage.setItem(OWNER, row.uid);
}

/** What they were answered last, and when. */
export const keptAnswer = (uid: string, question: string) =>
  attempt(rows().then(({ find }) => find(uid, question)));

/** Forgets what is kept of anybody, or of anybody but `own`. Programs of products that were opened go with it. */
export async function forgetAnswers(own?: string): Promise<void> {
  const owner = localStorage.getItem(OWNER);
  if (owner === null || owner === own) return;
  const cleared = await attempt(rows().then(({ clear }) => clear().then(() => true)));
  if ('caches' in window) await attempt(caches.delete('definitions'));
  if (cleared) localStorage.removeItem(OWNER);
}
