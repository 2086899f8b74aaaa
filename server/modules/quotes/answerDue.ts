import { answerDaysOf } from '../../../contract/statuses/answerDays';
import type { AnswerDeadline } from '../../../contract/timeline';
import { civilDayOf, dayNumber, daysAfter } from '../../../engine/values';
import type { QuoteRow } from '../../db/schema';

export type AnsweredQuote = Pick<QuoteRow, 'status' | 'answerDueAt' | 'suspendedUntil'>;

type Dates = Partial<Pick<QuoteRow, 'answerDueAt' | 'suspendedUntil'>>;

export function countFrom(status: number, at: Date): Dates {
  const days = answerDaysOf(status);
  return { answerDueAt: days === undefined ? null : daysAfter(at, days) };
}

/** A request for documents suspends the count, once (Lei 15.040/2024 art. 49): another one lets it go on. */
export function suspendedFor(quote: AnsweredQuote, at: Date, until: Date): Dates {
  const { answerDueAt, suspendedUntil } = quote;
  if (answerDueAt === null || suspendedUntil !== null) return resumed(quote, at);
  return { answerDueAt: later(answerDueAt, until.getTime() - at.getTime()), suspendedUntil: until };
}

/** What was asked for is there, or asked for no more: days that the suspension had left are given back. */
export function resumed({ answerDueAt, suspendedUntil }: AnsweredQuote, at: Date): Dates {
  if (answerDueAt === null || suspendedUntil === null || suspendedUntil <= at) return {};
  const left = suspendedUntil.getTime() - at.getTime();
  return { answerDueAt: later(answerDueAt, -left), suspendedUntil: at };
}

const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

/** The day of the count on which a request stands, in days of São Paulo; null where nothing counts. */
export function deadlineOf(quote: AnsweredQuote, now: Date): AnswerDeadline | null {
  const { status, answerDueAt, suspendedUntil } = quote;
  const days = answerDaysOf(status);
  if (days === undefined || answerDueAt === null) return null;
  const isSuspended = suspendedUntil !== null && suspendedUntil > now;
  const counted = isSuspended ? suspendedUntil : now;
  const left = dayNumber(civilDayOf(answerDueAt)) - dayNumber(civilDayOf(counted));
  return {
    Day: Math.max(0, days - left),
    Days: days,
    Until: answerDueAt.toISOString(),
    IsSuspended: isSuspended,
    IsOver: !isSuspended && left <= 0,
  };
}
