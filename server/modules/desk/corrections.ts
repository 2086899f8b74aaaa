import type { Correctable, CorrectionLink, CorrectionWish } from '../../../contract/corrections';
import { isAnalysed } from '../../../contract/statuses/quote';
import { correctableFields } from '../../../engine/index';
import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { recordAudit } from '../platform/audit/recordAudit';
import { registeredSession } from '../definitions/registeredSession';
import { createLink } from '../people/executive-links/service';
import { revokeLink } from '../people/executive-links/repository';
import { askCorrection } from '../quotes/corrections/askCorrection';
import { lastCorrection, linkCorrection, stateOf } from '../quotes/corrections/repository';
import { takeSeen } from './decision';
import { linkableClients } from './links';
import { refuseDesk } from './problems';

export async function correctableOf(
  deps: Pick<Deps, 'db' | 'products'>,
  quote: QuoteRow,
): Promise<Correctable> {
  const sections: Correctable = [];
  for (const { step, path, label, text } of correctableFields(await registeredSession(deps, quote))) {
    if (sections.at(-1)?.Step !== step) sections.push({ Step: step, Fields: [] });
    sections.at(-1)!.Fields.push({ Path: path, Label: label, Text: text });
  }
  return sections;
}

/** Asks for a correction of a request in analysis. Throws as takeForDecision, and NOT_CORRECTABLE. */
export async function requestCorrection(
  db: Db,
  deps: Deps,
  executive: User,
  { fields, reason, ...seen }: CorrectionWish,
): Promise<QuoteRow> {
  const quote = await takeSeen(db, executive, seen, ({ status }) => isAnalysed(status));
  const said = reason?.trim() || null;
  const before = await lastCorrection(db, quote.id);
  if (before?.correction.linkId) await revokeLink(db, before.correction.linkId, deps.clock.now());
  const wanted = fields.map(({ path, reason: why }) => ({ path, reason: why.trim() }));
  const { expiresAt } = await askCorrection(db, deps, quote, executive, { fields: wanted, reason: said });
  await recordAudit(db, {
    actorUid: executive.uid,
    action: 'quote.correction',
    subject: `quote:${quote.identifier}`,
    before: null,
    after: { fields: wanted.map(({ path }) => path), expiresAt },
    at: deps.clock.now(),
  });
  return quote;
}

/**
 * A link that answers the open correction of a request, and ends with it; one that was made before is revoked. Throws
 * NOT_FOUND, NO_OPEN_CORRECTION, NOT_LINKABLE.
 */
export async function makeCorrectionLink(
  db: Db,
  deps: Deps,
  executive: User,
  quote: QuoteRow,
): Promise<CorrectionLink> {
  const now = deps.clock.now();
  const correction = (await lastCorrection(db, quote.id))?.correction;
  if (!correction || stateOf(correction, now) !== 'open') throw refuseDesk('NO_OPEN_CORRECTION');
  const client = quote.kind === 'quote' ? quote.clientDocument : null;
  const isLinkable = (await linkableClients(db, executive)).some(({ cpfcnpj }) => cpfcnpj === client);
  if (client === null || !isLinkable) throw refuseDesk('NOT_LINKABLE');
  if (correction.linkId) await revokeLink(db, correction.linkId, now);
  const until = { clientDocument: client, flow: 'correcao', expiresAt: correction.expiresAt } as const;
  const { id, token, expiresAt } = await createLink(db, deps.clock, { executive, ...until });
  await linkCorrection(db, correction.id, id);
  await recordAudit(db, {
    actorUid: executive.uid,
    action: 'executive-link.create',
    subject: `executive-link:${id}`,
    before: null,
    after: { ...until, quote: quote.identifier },
    at: now,
  });
  return { Token: token, ExpiresAt: expiresAt.toISOString() };
}
