import { COUNTED } from '../../../contract/page';
import type { DeskFigures, FiguresQuery } from '../../../contract/deskFigures';
import { addDays } from '../../../engine/values';
import { requestEntries } from '../../../engine/definition';
import { deskSight } from '../../access/sight';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { cameBefore } from './cameBefore';
import { answeredIn, cameIn, waitingOf, type Answered, type Waiting } from './figuresRepository';

const PERIODS = { day: { many: 30, days: 1 }, week: { many: 12, days: 7 } } as const;
const AGES = [0, 1, 3, 7, 30];

export async function figuresOf(
  { db, read, clock, products }: Pick<Deps, 'db' | 'read' | 'clock' | 'products'>,
  executive: User,
  { by }: FiguresQuery,
): Promise<DeskFigures> {
  const { desks } = await deskSight(db, executive);
  const starts = startsOf(by, clock.today());
  const periods = { starts, days: PERIODS[by].days };
  const entries = requestEntries(products.catalogue).filter((entry) => !('lead' in entry && entry.lead));
  const codes = entries.map(({ code }) => code);
  const now = clock.now();
  const over = { ...periods, starts: starts.slice(0, -1) };
  const running = { ...periods, starts: starts.slice(-1) };
  const [before, [since, answered, waiting]] = await Promise.all([
    cameBefore(read, desks, over, now),
    read((there) =>
      Promise.all([
        cameIn(there, desks, running),
        answeredIn(there, desks, periods),
        waitingOf(there, desks, codes, { now, ages: AGES, limit: COUNTED }),
      ]),
    ),
  ]);
  const came = [...before, ...since];
  const whole = answered.find(({ start, product }) => start === null && product === null);
  return {
    AsOf: now.toISOString(),
    Came: sumOf(came),
    Answered: whole?.many ?? 0,
    MedianSeconds: whole?.median ?? null,
    Waiting: sumOf(waiting),
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
      ...waitingIn(waiting.find(({ product }) => product === code)),
    })),
    Ages: AGES.map((Days, at) => ({
      Days,
      Waiting: waiting.reduce((sum, { aged }) => sum + (aged[at] ?? 0), 0),
    })),
  };
}

function startsOf(by: FiguresQuery['by'], today: string): string[] {
  const { many, days } = PERIODS[by];
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const last = by === 'week' ? addDays(today, -sinceMonday) : today;
  return Array.from({ length: many }, (_, at) => addDays(last, (at + 1 - many) * days));
}

const sumOf = (all: readonly { readonly many: number }[]) => all.reduce((sum, { many }) => sum + many, 0);

const answersOf = (answered: Answered | undefined) => ({
  Answered: answered?.many ?? 0,
  MedianSeconds: answered?.median ?? null,
});

const waitingIn = (waiting: Waiting | undefined) => ({
  Waiting: Math.min(COUNTED, waiting?.many ?? 0),
  WaitingSince: waiting?.since.toISOString() ?? null,
});
