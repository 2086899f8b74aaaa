import type { Replayable, ReplayAnswer } from '../../../studio/contract/impact';
import { createContext } from '../../../engine/index';
import { requestEntries } from '../../../engine/definition';
import type { StoredDraft, StoredRequest } from '../../../studio/impact/replay/stored';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { personOf } from '../quotes/wizard/personOf';
import type { QuestionsOfTwo } from '../workbench/lookAtTwo';
import { refuseDefinition } from '../workbench/problems';
import { countOpenDrafts, countRequests, listOpenDrafts, listRequests } from './repository';

export interface ReplayDeps extends Pick<Deps, 'db' | 'clock' | 'look'> {
  readonly products: Pick<Deps['products'], 'catalogue'>;
}

const MOST = 1000;
const PAGE = 100;

export interface Asked {
  readonly product: string;
  readonly of: Replayable;
  readonly skip: number;
}

interface Lot {
  readonly total: number;
  readonly requests: readonly StoredRequest[];
  readonly drafts: readonly StoredDraft[];
}

const page = ({ skip }: Asked) => ({ skip, take: Math.min(PAGE, MOST - skip) });

async function requestsOf({ db, products }: ReplayDeps, asked: Asked): Promise<Lot> {
  const entry = requestEntries(products.catalogue).find(({ wizard }) => wizard === asked.product);
  if (!entry) return { total: 0, requests: [], drafts: [] };
  const rows = await listRequests(db, entry.code, page(asked));
  const requests = rows.map(({ identifier: id, answers, businessDay: today, context }) => {
    return { id, answers, today, context };
  });
  return { total: await countRequests(db, entry.code), requests, drafts: [] };
}

async function contextsOf({ db }: ReplayDeps, people: readonly User[]) {
  const contexts = new Map<string, ReturnType<typeof createContext>>();
  for (const user of people) {
    if (contexts.has(user.uid)) continue;
    contexts.set(user.uid, createContext(await personOf(db, { user, link: null })));
  }
  return contexts;
}

async function draftsOf(deps: ReplayDeps, asked: Asked): Promise<Lot> {
  const { db, clock } = deps;
  const rows = await listOpenDrafts(db, asked.product, page(asked));
  const contexts = await contextsOf(
    deps,
    rows.map(({ user }) => user),
  );
  const today = clock.today();
  const stored = rows.map(({ draft: row, user }) => {
    const { id, definition, answers, steps, provenance } = row;
    const draft = { definition, answers, steps, ...(provenance && { provenance }) };
    return { id, draft, today, context: contexts.get(user.uid)! };
  });
  return { total: await countOpenDrafts(db, asked.product), requests: [], drafts: stored };
}

type Versions = Pick<QuestionsOfTwo['replay'], 'product' | 'before' | 'after'>;

export async function replay(deps: ReplayDeps, versions: Versions, asked: Asked): Promise<ReplayAnswer> {
  const { total, requests, drafts } = await (asked.of === 'requests' ? requestsOf : draftsOf)(deps, asked);
  const Totals = await deps.look('replay', { ...versions, requests, drafts });
  if (!Totals) throw refuseDefinition('UNKNOWN_PRODUCT');
  const many = requests.length + drafts.length;
  const next = asked.skip + many;
  const Total = Math.min(total, MOST);
  return { Total, Next: many > 0 && next < Total ? next : null, Totals };
}
