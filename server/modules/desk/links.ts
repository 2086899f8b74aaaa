import type { Db } from '../../db/db';
import { wordsOf } from '../../db/lists/words';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { recordAudit } from '../platform/audit/recordAudit';
import { isOwnCompany } from '../clients/service';
import { revokeLink } from '../people/executive-links/repository';
import { createLink } from '../people/executive-links/service';
import { linkAnswer } from './answers';
import { PAGE_SIZE } from '../../../contract/page';
import type { LinkBody, LinkPage, LinkSearch } from '../../../contract/links';
import { listLinks, listServedClients, lockLink } from './linksRepository';
import { refuseDesk } from './problems';

export async function linkableClients(db: Db, executive: User) {
  return (await listServedClients(db, executive)).filter(isOwnCompany);
}

export async function pageOfLinks(
  { db, clock }: Deps,
  executive: User,
  { Text = '', State, Flow, Sort = 'made', Descending = Sort === 'made', Page = 1 }: LinkSearch,
): Promise<LinkPage> {
  const now = clock.now();
  const filter = { words: wordsOf(Text), state: State, flow: Flow, now };
  const part = { limit: PAGE_SIZE, offset: (Page - 1) * PAGE_SIZE };
  const { rows, counts } = await listLinks(
    db,
    executive,
    filter,
    { sort: Sort, descending: Descending },
    part,
  );
  return {
    Items: rows.map((row) => linkAnswer(row, now, executive.uid)),
    Total: State ? counts[State] : counts.active + counts.expired + counts.revoked,
    ...{ Page, PageSize: PAGE_SIZE, Counts: counts },
  };
}

/** Makes a link for a client of the executive's. Its token is told this once. Throws NOT_FOUND. */
export async function makeLink(db: Db, { clock }: Deps, executive: User, body: LinkBody) {
  const known = await linkableClients(db, executive);
  const client = known.find(({ cpfcnpj }) => cpfcnpj === body.clientDocument);
  if (!client) throw refuse('NOT_FOUND');
  const { id, token, expiresAt } = await createLink(db, clock, { executive, ...body });
  await recordAudit(db, {
    actorUid: executive.uid,
    action: 'executive-link.create',
    subject: `executive-link:${id}`,
    before: null,
    after: { ...body, expiresAt, revokedAt: null },
    at: clock.now(),
  });
  return { Id: id, Token: token, Flow: body.flow, ExpiresAt: expiresAt.toISOString() };
}

/** Ends a link at once. Throws NOT_FOUND, LINK_OVER when there is nothing to end. */
export async function endLink(db: Db, { clock }: Deps, executive: User, id: string): Promise<void> {
  const [link, at] = [await lockLink(db, executive, id), clock.now()];
  if (!link) throw refuse('NOT_FOUND');
  const { clientDocument, flow, expiresAt, revokedAt } = link;
  if (revokedAt || expiresAt <= at) throw refuseDesk('LINK_OVER');
  await revokeLink(db, id, at);
  await recordAudit(db, {
    actorUid: executive.uid,
    action: 'executive-link.revoke',
    subject: `executive-link:${id}`,
    before: { clientDocument, flow, expiresAt, revokedAt },
    after: { clientDocument, flow, expiresAt, revokedAt: at },
    at,
  });
}
