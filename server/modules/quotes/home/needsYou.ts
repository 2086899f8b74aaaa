import { sql } from 'drizzle-orm';
import { COUNTED } from '../../../../contract/page';
import type { NeedsYou } from '../../../../contract/home';
import { STATUS } from '../../../../contract/statuses/quote';
import { customerSight, wholeSight } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { manySeen } from '../../../db/lists/inOrder';
import { policies } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { draftsInWords } from '../drafts/draftsInWords';
import { daysLeft } from '../drafts/expiry';
import { listDrafts } from '../drafts/repository';
import { endsWithin } from '../opportunities/renewals';
import { SHOWN } from './shown';
import { waitingBillets } from './waitingBillets';
import { requestsIn, toCorrect, waitingRequests } from './waitingRequests';

type HomeDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'perPerson'>;

/** What waits for a person: corrections, offers, proposals, billets, ends of validity, and what was left unfinished. */
export async function needsYou(deps: HomeDeps, user: User): Promise<NeedsYou> {
  const { db, clock } = deps;
  const today = clock.today();
  const sight = await customerSight(db, user.uid);
  const whole = user.isExecutive ? wholeSight(db, user) : sight;
  const [Corrections, Offers, Proposals, Billets, Expiring, Drafts] = await Promise.all([
    waitingRequests(deps, sight, toCorrect(clock.now())),
    waitingRequests(deps, sight, requestsIn(STATUS.paymentReady)),
    waitingRequests(deps, sight, requestsIn(STATUS.proposalReady)),
    waitingBillets(db, sight, today),
    expiring(db, whole, today),
    waitingDrafts(deps, user.uid),
  ]);
  return { Corrections, Offers, Proposals, Billets, Expiring, Drafts };
}

/** Those that will soon expire, then the last that were left; those of products that are not offered any more count as little as they are listed. */
async function waitingDrafts(deps: HomeDeps, uid: string): Promise<NeedsYou['Drafts']> {
  const all = (await listDrafts(deps.db, uid)).filter(({ product }) => deps.products.current(product));
  const soon = all.filter((draft) => daysLeft(deps, draft) !== null).toReversed();
  const first = [...new Set([...soon, ...all])].slice(0, SHOWN);
  return { Total: all.length, Items: await draftsInWords(deps, first) };
}

/** The same that /opportunities/search lists, each day once. */
async function expiring(db: Db, seen: Sight | Promise<Sight>, today: string): Promise<NeedsYou['Expiring']> {
  const sight = await seen;
  const between = (from: number, to: number) =>
    manySeen({ table: policies, sight, where: endsWithin(today, from, to) }, COUNTED);
  const { rows } = await db.execute<NeedsYou['Expiring']>(sql`
    select ${between(0, 30)} as "In30", ${between(31, 60)} as "In60", ${between(61, 90)} as "In90"`);
  return rows[0]!;
}
