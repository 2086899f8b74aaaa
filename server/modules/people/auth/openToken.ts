import type { Deps } from '../../../deps';
import { hashOf } from './accessToken';
import { refuseAuth } from './problems';
import { findToken } from './repository';
import type { AccessToken, TokenPurpose } from './repository';

export type OpenToken = AccessToken & { userUid: string };

/** What a link's token stands for. Throws LINK_UNKNOWN, LINK_USED or LINK_EXPIRED. */
export async function openToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  purpose: TokenPurpose,
  text: string,
): Promise<OpenToken> {
  const token = await findToken(db, purpose, hashOf(text));
  if (!token?.userUid) throw refuseAuth('LINK_UNKNOWN');
  if (token.usedAt) throw refuseAuth('LINK_USED');
  if (token.expiresAt <= clock.now()) throw refuseAuth('LINK_EXPIRED');
  return { ...token, userUid: token.userUid };
}
