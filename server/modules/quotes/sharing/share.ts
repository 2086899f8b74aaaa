import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { NewShare, Shares } from '../../../../contract/sharing';
import { isIssued } from '../../../../contract/statuses/quote';
import type { Caller } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { DAY_MS } from '../../../infra/durations';
import { recordAudit } from '../../platform/audit/recordAudit';
import { findReadable } from '../repository';
import { refuseShare } from './problems';
import { insertShare, listShares, lockShare, revokeShare } from './repository';

/** Marks the token, also so that logs leave it out. */
const MARK = 's1~';
const TOKEN_BYTES = 32;
const MOST = 20;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type ShareDeps = Pick<Deps, 'db' | 'clock' | 'shareDays'>;

async function sharable(db: Db, caller: Caller, identifier: string) {
  const quote = await findReadable(db, caller, identifier);
  if (!quote) throw refuse('NOT_FOUND');
  if (!isIssued(quote.status)) throw refuseShare('NOT_SHARABLE');
  return quote;
}

/** Throws NOT_FOUND, NOT_SHARABLE. */
export async function sharesOf(deps: ShareDeps, caller: Caller, identifier: string): Promise<Shares> {
  const quote = await sharable(deps.db, caller, identifier);
  const found = await listShares(deps.db, quote.id, deps.clock.now());
  const Items = found.map(({ link, name }) => ({
    Id: link.id,
    CreatedBy: name,
    CreatedAt: link.createdAt.toISOString(),
    ExpiresAt: link.expiresAt.toISOString(),
  }));
  return { Items, Days: deps.shareDays };
}

/** The token is told only here. Throws NOT_FOUND, NOT_SHARABLE, TOO_MANY_SHARES. */
export async function makeShare(deps: ShareDeps, caller: Caller, identifier: string): Promise<NewShare> {
  const { db, clock, shareDays } = deps;
  const quote = await sharable(db, caller, identifier);
  const at = clock.now();
  if ((await listShares(db, quote.id, at)).length >= MOST) throw refuseShare('TOO_MANY_SHARES');
  const [id, token] = [randomUUID(), `${MARK}${randomBytes(TOKEN_BYTES).toString('base64url')}`];
  const expiresAt = new Date(at.getTime() + shareDays * DAY_MS);
  const { uid } = caller.user;
  await db.transaction(async (tx) => {
    const link = {
      id,
      tokenHash: hashOf(token),
      quoteId: quote.id,
      createdBy: uid,
      createdAt: at,
      expiresAt,
    };
    await insertShare(tx, link);
    await recordAudit(tx, {
      actorUid: uid,
      action: 'shared-link.create',
      subject: `shared-link:${id}`,
      before: null,
      after: { identifier, expiresAt, revokedAt: null },
      at,
    });
  });
  return { Id: id, Token: token, ExpiresAt: expiresAt.toISOString() };
}

/** Whoever may see the documents may end the link. Throws NOT_FOUND. */
export async function endShare({ db, clock }: ShareDeps, caller: Caller, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [found, at] = [await lockShare(tx, id, clock.now()), clock.now()];
    if (!found || !(await findReadable(tx, caller, found.identifier))) throw refuse('NOT_FOUND');
    const { identifier, link } = found;
    await revokeShare(tx, id, at);
    await recordAudit(tx, {
      actorUid: caller.user.uid,
      action: 'shared-link.revoke',
      subject: `shared-link:${id}`,
      before: { identifier, expiresAt: link.expiresAt, revokedAt: null },
      after: { identifier, expiresAt: link.expiresAt, revokedAt: at },
      at,
    });
  });
}
