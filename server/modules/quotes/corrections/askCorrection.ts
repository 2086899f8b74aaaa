import { correctableFields } from '../../../../engine/index';
import type { Db } from '../../../db/db';
import type { MarkedField } from '../../../db/schema/corrections';
import type { QuoteRow, User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { DAY_MS } from '../../../infra/durations';
import { registeredSession } from '../../definitions/registeredSession';
import { notify } from '../../notifications/notify';
import { interestedUsers } from '../emission/interestedUsers';
import { suspendedFor } from '../answerDue';
import { insertEvent, updateQuote } from '../repository';
import { refuseCorrection } from './problems';
import { insertCorrection, withdrawCorrection, type CorrectionRow } from './repository';

interface Wish {
  fields: readonly MarkedField[];
  reason: string | null;
}

/**
 * Asks the customer to correct fields of a request in analysis, whose status stays: `quote` is locked by the caller's
 * transaction. What was asked for before and not answered is replaced. Throws NOT_CORRECTABLE.
 */
export async function askCorrection(
  db: Db,
  deps: Pick<Deps, 'clock' | 'products' | 'correctionDays'>,
  quote: QuoteRow,
  executive: User,
  { fields, reason }: Wish,
): Promise<CorrectionRow> {
  await refuseUnknown(deps, quote, fields);
  const at = deps.clock.now();
  const expiresAt = new Date(at.getTime() + deps.correctionDays * DAY_MS);
  await withdrawCorrection(db, quote.id, at);
  const asked = { quoteId: quote.id, askedBy: executive.uid, reason, askedAt: at, expiresAt };
  const correction = await insertCorrection(db, { ...asked, fields: [...fields] });
  await updateQuote(db, quote.id, {
    ...suspendedFor(quote, at, expiresAt),
    correctionUntil: expiresAt,
    statusSince: expiresAt,
    updatedAt: at,
  });
  const { status } = quote;
  const by = { actorUid: executive.uid, fromStatus: status, toStatus: status, at };
  await insertEvent(db, { quoteId: quote.id, kind: 'asked', ...by, reason });
  const news = { notificationType: 'CorrectionAsked', data: quote.identifier } as const;
  await notify(db, await interestedUsers(db, quote), news, { again: true });
  return correction;
}

async function refuseUnknown(
  deps: Pick<Deps, 'products'>,
  quote: QuoteRow,
  fields: readonly MarkedField[],
): Promise<void> {
  const session = await registeredSession(deps, quote);
  const known = new Set(correctableFields(session).map(({ path }) => path));
  const unknown = fields.flatMap(({ path }, index) => {
    const again = fields.findIndex((field) => field.path === path) < index;
    if (known.has(path) && !again) return [];
    const message = again ? 'Este campo já está marcado.' : 'Este campo não pode ser corrigido pelo cliente.';
    return [{ path: `fields.${index}.path`, code: again ? 'duplicate' : 'field', message }];
  });
  if (unknown.length > 0) throw refuseCorrection('NOT_CORRECTABLE', unknown);
}
