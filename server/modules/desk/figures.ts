import { COUNTED } from '../../../contract/page';
import type { DeskFigures, FiguresQuery } from '../../../contract/deskFigures';
import { addDays } from '../../../engine/values/civilDay';
import { requestEntries } from '../../../engine/definition/catalogue';
import { deskSight } from '../../access/sight';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import {
  answeredSince,
  cameSince,
  waitingOf,
  type Answered,
  type Came,
  type Waiting,
} from './figuresRepository';

const DAYS = { day: 30, week: 84 } as const;
/** The days at least for which is told how many wait. */
const AGES = [0, 1, 3, 7, 30];
const DAY_MS = 86_400_000;
const WEEK = 7;

/** What came, what people answered and how fast, by day or week and by product, and what waits now. Of the executive's desks. */
export async function figuresOf(
  { db, clock, products }: Pick<Deps, 'db' | 'clock' | 'products'>,
  executive: User,
  { by }: FiguresQuery,
): Promise<DeskFigures> {
  const { desks } = await deskSight(db, executive);
  const starts = startsOf(by, clock.today());
  const entries = requestEntries(products.catalogue).filter((entry) => !('lead' in entry && entry.lead));
  const codes = entries.map(({ code }) => code);
  const [came, answered, waiting] = await Promise.all([
    cameSince(db, desks, by, starts[0]!),
    answeredSince(db, desks, by, starts[0]!),
    waitingOf(db, desks, codes, clock.now(), COUNTED),
  ]);
  const asOf = clock.now();
  const whole = answered.find(({ start, product }) => start === null && product === null);
  return {
    AsOf: asOf.toISOString(),
    Came: sumOf(came),
    Answered: whole?.many ?? 0,
    MedianSeconds: whole?.median ?? null,
    Waiting: waiting.length,
    Periods: starts.map((Start) => ({
      Start,
      Came: sumOf(came.filter(({ start }) => start === Start)),
      ...answersOf(answered.find(({ start }) => start === Start)),
    })),
    Products: entries.map(({ code, name }) => ({
      Code: code,
      Name: name,
      Came: sumOf(came.filter(({ product }) => product === code)),
      ...answersOf(answered.find(({ product }) => product === code)),
      ...waitingIn(waiting.filter(({ product }) => product === code)),
    })),
    Ages: AGES.map((Days) => ({ Days, Waiting: waiting.filter((one) => waitsFor(one, Days, asOf)).length })),
  };
}

/** The first day of each day or week, the last one today's. */
function startsOf(by: FiguresQuery['by'], today: string): string[] {
  if (by === 'day') return Array.from({ length: DAYS.day }, (_, at) => addDays(today, at + 1 - DAYS.day));
  const monday = addDays(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % WEEK));
  const weeks = DAYS.week / WEEK;
  return Array.from({ length: weeks }, (_, at) => addDays(monday, (at + 1 - weeks) * WEEK));
}

const sumOf = (came: readonly Came[]) => came.reduce((sum, { many }) => sum + many, 0);

const answersOf = (answered: Answered | undefined) => ({
  Answered: answered?.many ?? 0,
  MedianSeconds: answered?.median ?? null,
});

const waitsFor = ({ since }: Waiting, days: number, now: Date) =>
  now.getTime() - since.getTime() >= days * DAY_MS;

function waitingIn(waiting: readonly Waiting[]) {
  const oldest = Math.min(...waiting.map(({ since }) => since.getTime()));
  return {
    Waiting: Math.min(COUNTED, waiting.length),
    WaitingSince: waiting.length === 0 ? null : new Date(oldest).toISOString(),
  };
}
