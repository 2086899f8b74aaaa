import { STATUS } from '../../../contract/statuses/quote';
import { addDays } from '../../../engine/values';
import type { quoteEvents, quotes } from '../../db/schema';
import { countFrom } from '../../modules/quotes/answerDue';
import { expiryOf } from '../../modules/quotes/expiry';
import { deskOf } from './customers';
import type { Customer } from './customers';
import type { Dice } from './Dice';
import { noonOf } from './policyHistory';
import type { QuoteTemplate } from './quoteTemplates';

type SeededQuote = typeof quotes.$inferInsert & { id: string };
type SeededEvent = typeof quoteEvents.$inferInsert;

const OLDEST_DAYS = 900;
const OFFER_DAYS = 28;
const FIRST = 5_000_000;
const ANALYSED_MS = 60_000;
const REASON = 'O limite de crédito do tomador não comporta a garantia.';

export interface SeededRequest {
  readonly quote: SeededQuote;
  readonly events: readonly SeededEvent[];
}

export function quoteRows(
  at: number,
  template: QuoteTemplate,
  { client, user }: Customer,
  today: string,
  dice: Dice,
): SeededRequest {
  const age = dice.chance(0.1) ? dice.between(0, OFFER_DAYS) : dice.between(OFFER_DAYS + 3, OLDEST_DAYS);
  const created = new Date(noonOf(addDays(today, -age)).getTime() - dice.between(0, 10_000_000));
  const answered = new Date(created.getTime() + ANALYSED_MS);
  const status = statusAt(age, dice);
  const isDenied = status === STATUS.denied;
  const updated = status === STATUS.analysing ? created : answered;
  const { document, name } = template.client;
  const theirs = (text: string) => text.replaceAll(document, client.document).replaceAll(name, client.name);
  const id = dice.uuid();
  const quote = {
    ...template.terms,
    identifier: `${template.terms.product}${FIRST + at}`,
    ...(status === STATUS.analysing || isDenied ? {} : { ...template.premium, releasedAt: answered }),
    id,
    ownerUid: user.uid,
    clientDocument: client.document,
    deskId: deskOf(client),
    clientIsNominated: true,
    holderName: client.name,
    status,
    record: theirs(template.texts.record) as never,
    answers: theirs(template.texts.answers) as never,
    context: theirs(template.texts.context),
    deniedReason: isDenied ? REASON : null,
    deniedAt: isDenied ? answered : null,
    expiresAt: expiryOf(updated),
    statusSince: updated,
    ...countFrom(status, updated),
    createdAt: created,
    updatedAt: updated,
  };
  return { quote, events: eventsOf(quote) };
}

function statusAt(age: number, dice: Dice): number {
  if (dice.chance(0.2)) return STATUS.denied;
  if (age > OFFER_DAYS) return STATUS.expired;
  return dice.chance(0.3) ? STATUS.analysing : STATUS.paymentReady;
}

function eventsOf({ id, ownerUid, status, createdAt, updatedAt, deniedReason }: SeededQuote): SeededEvent[] {
  const registered = {
    quoteId: id,
    kind: 'registered',
    actorUid: ownerUid,
    fromStatus: STATUS.fresh,
    toStatus: STATUS.analysing,
    at: createdAt,
  } as const;
  if (status === STATUS.analysing) return [registered];
  const offered = status === STATUS.denied ? STATUS.denied : STATUS.paymentReady;
  const moved = (fromStatus: number, toStatus: number, at: Date | undefined) =>
    ({ quoteId: id, kind: 'moved', actorUid: null, fromStatus, toStatus, at }) as const;
  const answered = { ...moved(STATUS.analysing, offered, updatedAt), reason: deniedReason };
  return status === STATUS.expired
    ? [registered, answered, moved(STATUS.paymentReady, STATUS.expired, expiryOf(updatedAt!))]
    : [registered, answered];
}
