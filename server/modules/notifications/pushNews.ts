import type { Deps } from '../../deps';
import { claimForPush, deleteTokens, listTokens } from './pushRepository';

/**
 * Sends a notification to a user's browsers while the portal is closed. All processes hear of it and one claims it,
 * so it is sent at most once.
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
