import { contentOf, type Catalogue } from '../../../engine/definition';
import { filesOf } from '../../../server/modules/definitions/releases/folder';
import { replayOf } from '../../../server/modules/impact/impactOf';
import type { ReplayDeps } from '../../../server/modules/impact/replay';
import { looking } from '../../../server/modules/workbench/look';
import type { Folders } from '../../../server/modules/workbench/lookAtTwo';
import { REPLAYED, type Replayable } from '../../../studio/contract/impact';
import { NOBODY, summed } from '../../../studio/impact/replay/totals';
import type { Replays } from '../impact/impactReport';
import type { Ground } from './deps';

const TITLES: Readonly<Record<Replayable, string>> = {
  requests: 'Últimos pedidos registrados, pedidos de novo',
  drafts: 'Rascunhos abertos, abertos de novo',
};

async function allOf(deps: ReplayDeps, folders: Folders, product: string, of: Replayable) {
  let totals = NOBODY;
  for (let skip: number | null = 0; skip !== null;) {
    const { Totals, Next } = await replayOf(deps, folders, { product, of, skip });
    totals = summed(totals, Totals);
    skip = Next;
  }
  return totals;
}

export async function replayRelease(
  { db, clock }: Pick<Ground, 'db' | 'clock'>,
  folders: Folders,
  ids: readonly string[],
): Promise<Replays> {
  const catalogue = contentOf<Catalogue>(filesOf(folders.before), 'catalogue.json')!;
  const look: ReplayDeps['look'] = (kind, question) => looking[kind](question);
  const deps = { db, clock, products: { catalogue }, look };
  const found = new Map<string, (readonly [string, typeof NOBODY])[]>();
  for (const id of ids) {
    const own: (readonly [string, typeof NOBODY])[] = [];
    for (const of of REPLAYED) {
      const totals = await allOf(deps, folders, id, of);
      if (totals.replayed > 0) own.push([TITLES[of], totals]);
    }
    found.set(id, own);
  }
  return found;
}
