import type { Turn } from '../../../../contract/timeline';
import {
  isAnalysed,
  isAwaited,
  isElsewhere,
  isOpen,
  STATUS,
  type Status,
} from '../../../../contract/statuses/quote';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import { afterWorking } from '../../../infra/calendar/workingTime';
import { deadlineOf } from '../answerDue';
import { awaitsInsurer } from '../repository';
import { listMoves, usualWait } from './repository';

export type TurningQuote = Pick<
  QuoteRow,
  | 'id'
  | 'kind'
  | 'policyId'
  | 'status'
  | 'statusSince'
  | 'expiresAt'
  | 'correctionUntil'
  | 'answerDueAt'
  | 'suspendedUntil'
>;

export interface Move {
  readonly kind: Parameters<typeof awaitsInsurer>[0];
  readonly at: Date;
  readonly status: number | null;
  /** Who brought it about; null for the insurer. */
  readonly actorUid: string | null;
}

/** Seconds of working time until people usually answer a status; null with too few answers. */
export type WaitOf = (status: number) => Promise<number | null>;

export function waitsOf(db: Db): WaitOf {
  const waits = new Map<number, Promise<number | null>>();
  return (status) => {
    const known = waits.get(status) ?? usualWait(db, status as Status);
    waits.set(status, known);
    return known;
  };
}

export async function turnsOf(
  db: Db,
  quotes: readonly TurningQuote[],
  now: Date,
  waitOf: WaitOf = waitsOf(db),
): Promise<ReadonlyMap<string, Turn>> {
  const open = quotes.filter(({ status }) => isOpen(status));
  const moves = await listMoves(
    db,
    open.map(({ id }) => id),
  );
  const turns = open.map(async (quote) => {
    const turn = await turnOf(
      quote,
      moves.filter(({ quoteId }) => quoteId === quote.id),
      waitOf,
      now,
    );
    return [quote.id, turn] as const;
  });
  return new Map(await Promise.all(turns));
}

export async function turnOf(
  quote: TurningQuote,
  moves: readonly Move[],
  waitOf: WaitOf,
  now: Date,
): Promise<Turn> {
  const { correctionUntil } = quote;
  const Deadline = deadlineOf(quote, now);
  if (correctionUntil !== null && correctionUntil > now)
    return { ...correctionTurn(correctionUntil, quote, moves), Deadline };
  const since = quote.statusSince;
  const turn = { Since: since.toISOString(), Until: null, Deadline };
  if (!isAwaited(quote.status)) return { ...turn, Who: 'customer', Until: quote.expiresAt.toISOString() };
  if (isAutomatic(quote, moves)) return { ...turn, Who: 'insurer' };
  const until = await promisedAt(quote, waitOf);
  return { ...turn, Who: 'brokerage', Until: until?.toISOString() ?? null };
}

/** By when a person is expected to answer what waits for the brokerage, in the desk's working hours; null where too few answers tell. */
async function promisedAt(
  { status, statusSince }: Pick<TurningQuote, 'status' | 'statusSince'>,
  waitOf: WaitOf,
): Promise<Date | null> {
  const wait = await waitOf(status);
  return wait === null ? null : afterWorking(statusSince, wait);
}

function correctionTurn(until: Date, { statusSince }: TurningQuote, moves: readonly Move[]) {
  const since = moves.findLast(({ kind }) => kind === 'asked')?.at ?? statusSince;
  return { Who: 'customer', Since: since.toISOString(), Until: until.toISOString() } as const;
}

function isAutomatic(quote: TurningQuote, moves: readonly Move[]): boolean {
  // Our insurers do not rate other brokerages' documents.
  if (isElsewhere(quote)) return false;
  const { status } = quote;
  if (isAnalysed(status)) return awaitsInsurer(moves.at(-1)?.kind);
  const release = moves.findLast((move) => move.kind === 'moved' && move.status === STATUS.paymentReady);
  return release?.actorUid === null;
}
