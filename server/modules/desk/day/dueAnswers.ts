import type { DueItem, DueList, DueWhen } from '../../../../contract/deskDay';
import { COUNTED } from '../../../../contract/page';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { afterWorking } from '../../../infra/calendar/workingTime';
import { turnsOf, waitsOf } from '../../quotes/timeline/turns';
import type { WaitOf } from '../../quotes/timeline/turns';
import { awayOf } from '../absences/repository';
import { holderAnswer } from '../answers';
import { requestsAt, waitingOfDesk } from '../repository';
import { bandOf, SHOWN, unlessEmpty, type LookedAt } from './bands';
import { requestItem } from './dueRequests';

/** So many of each part are searched for those that a person answers: a late insurer has many at once. */
const LOOKED_AT = 5 * SHOWN;

const bands = ['late', 'today', 'next', 'later'] as const satisfies readonly DueWhen[];

type AnswerDeps = Pick<Deps, 'db' | 'products'>;

export async function dueAnswers(
  deps: AnswerDeps,
  executive: User,
  sight: Sight,
  at: LookedAt,
): Promise<{ Waiting: number; Lists: DueList[] }> {
  const waitOf = waitsOf(deps.db);
  const all = await waitingOf(deps.db, sight, at.now, waitOf);
  const due = bands.map((when) => all.filter((one) => bandOf(one.at, at) === when));
  const looked = await lookAt(deps, executive, due, { at, waitOf });
  const Lists = bands.flatMap((When, band) => {
    const theirs = looked.filter((one) => one.when === When);
    // What the insurer answers by itself is nobody's work, and takes the place of none that is.
    const own = theirs.filter(({ isOwn }) => isOwn);
    const Total = due[band]!.length - theirs.length + own.length;
    return unlessEmpty({ Kind: 'answer', When, Total, Items: own.slice(0, SHOWN).map(({ item }) => item) });
  });
  return { Waiting: all.length, Lists };
}

/** One of those that are looked at: in which part of the day, and whether a person has to answer it. */
interface Looked {
  readonly when: DueWhen;
  readonly isOwn: boolean;
  readonly item: DueItem;
}

/** The first of each part, asked for at once. */
async function lookAt(
  { db, products }: AnswerDeps,
  executive: User,
  due: readonly (readonly Due[])[],
  { at, waitOf }: { at: LookedAt; waitOf: WaitOf },
): Promise<Looked[]> {
  const first = due.flatMap((band) => band.slice(0, LOOKED_AT));
  const rows = await requestsAt(
    db,
    first.map(({ id, at: moment }) => ({ id, value: moment.toISOString() })),
  );
  const requests = rows.map(({ quote }) => quote);
  const held = requests.map(({ heldBy }) => heldBy);
  const [turns, away] = await Promise.all([
    turnsOf(db, requests, at.now, waitOf),
    awayOf(db, held, at.today),
  ]);
  return rows.map((row) => {
    const [turn, moment] = [turns.get(row.quote.id), new Date(row.place.value)];
    const Deadline = turn?.Deadline ?? null;
    const HeldBy = holderAnswer(row, executive.uid, away);
    const item = { ...requestItem(row, moment, products), Deadline, HeldBy };
    return { when: bandOf(moment, at), isOwn: turn?.Who === 'brokerage', item };
  });
}

interface Due {
  readonly id: string;
  readonly at: Date;
}

async function waitingOf(db: Db, sight: Sight, now: Date, waitOf: WaitOf): Promise<Due[]> {
  const waiting = await waitingOfDesk(db, sight, now, COUNTED);
  const statuses = [...new Set(waiting.map(({ status }) => status))];
  const waits = new Map(
    await Promise.all(statuses.map(async (status) => [status, await waitOf(status)] as const)),
  );
  const due = waiting.map(({ id, status, since, legal }) => {
    const wait = waits.get(status) ?? null;
    // What comes first of what was promised and what the law wants.
    const promised = wait === null ? legal : afterWorking(since, wait);
    return { id, at: promised < legal ? promised : legal };
  });
  return due.toSorted((a, b) => +a.at - +b.at);
}
