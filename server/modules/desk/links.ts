import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { recordAudit } from '../platform/audit/recordAudit';
import { isOwnCompany } from '../clients/service';
import { revokeLink } from '../people/executive-links/repository';
import { createLink } from '../people/executive-links/service';
import { linkAnswer } from './answers';
import { PAGE_SIZE } from '../../../contract/page';
import type { LinkBody, LinksQuery } from '../../../contract/links';
import { listLinks, listServedClients, lockLink } from './linksRepository';
import { refuseDesk } from './problems';

/** The companies that the executive may make links for. */
export async function linkableClients(db: Db, executive: User) {
  return (await listServedClients(db, executive)).filter(isOwnCompany);
}

/** A page of links, with who made them. */
export async function pageOfLinks({ db, clock }: Deps, executive: User, { state, page }: LinksQuery) {
  const now = clock.now();
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { rows, total } = await listLinks(db, executive, { state, now }, range);
  const items = rows.map((row) => linkAnswer(row, now, executive.uid));
  return { Items: items, Total: total, Page: page, PageSize: PAGE_SIZE };
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
