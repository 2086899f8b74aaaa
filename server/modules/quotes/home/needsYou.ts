import { addDays } from '../../../../engine/values';
import { COUNTED } from '../../../../contract/page';
import type { NeedsYou } from '../../../../contract/home';
import { customerSight, wholeSight } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { draftsInWords } from '../drafts/draftsInWords';
import { daysLeft } from '../drafts/expiry';
import { listDrafts } from '../drafts/repository';
import { endsInBands } from '../opportunities/renewals';
import { SHOWN } from './shown';
import { waitingBillets } from './waitingBillets';
import { waitingRequests } from './waitingRequests';

type HomeDeps = Pick<Deps, 'db' | 'read' | 'clock' | 'products' | 'perPerson'>;

export async function needsYou(deps: HomeDeps, user: User): Promise<NeedsYou> {
  const { db, clock } = deps;
  const today = clock.today();
  const sight = await customerSight(db, user.uid);
  const whole = user.isExecutive ? await wholeSight(db, user) : sight;
  return deps.read(async (there) => {
    const [requests, Billets, Expiring, Drafts] = await Promise.all([
      waitingRequests({ ...deps, db: there }, sight, clock.now()),
      waitingBillets(there, sight, today),
      expiring(there, whole, today),
      waitingDrafts({ ...deps, db: there }, user.uid),
    ]);
    return { ...requests, Billets, Expiring, Drafts };
  });
}

/**
 * Soon expiring drafts first, then the latest; drafts of products no longer offered are left out of list and count.
 */
async function waitingDrafts(deps: HomeDeps, uid: string): Promise<NeedsYou['Drafts']> {
  const all = (await listDrafts(deps.db, uid)).filter(({ product }) => deps.products.current(product));
  const soon = all.filter((draft) => daysLeft(deps, draft) !== null).toReversed();
  const first = [...new Set([...soon, ...all])].slice(0, SHOWN);
  return { Total: all.length, Items: await draftsInWords(deps, first) };
}

/** The first and the last day of each span, counted from today. */
const SPANS = [
  [0, 30],
  [31, 60],
  [61, 90],
] as const;

async function expiring(db: Db, seen: Sight, today: string): Promise<NeedsYou['Expiring']> {
  const bands = SPANS.map(([from, to]) => [addDays(today, from), addDays(today, to)] as const);
  const ends = await endsInBands(db, seen, today, bands, { shown: 0, counted: COUNTED });
  const [In30, In60, In90] = ends.map(({ Total }) => Total);
  return { In30: In30!, In60: In60!, In90: In90! };
}
