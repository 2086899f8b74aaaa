import type { Deps } from '../../deps';
import { claimForPush, deleteTokens, listTokens } from './pushRepository';

/**
 * Tells a user's browsers of a notification while the portal is closed. Every process hears of it and one of them
 * takes it, so it is sent once at most; the bell remains what it is read from.
 */
export async function pushNews(
  { db, push, clock }: Pick<Deps, 'db' | 'push' | 'clock'>,
  id: string,
): Promise<void> {
  if (!push) return;
  const news = await claimForPush(db, id, clock.now());
  const tokens = news ? await listTokens(db, news.userUid) : [];
  if (!news || tokens.length === 0) return;
  await deleteTokens(db, await push.send(tokens, news));
}
