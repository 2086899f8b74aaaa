import type { User } from '../../../server/db/schema';
import { filesOf, type FolderTexts } from '../../../server/modules/definitions/releases/folder';
import { besideInForce } from '../../../server/modules/definitions/releases/folderInForce';
import { ALL_PLACES, recordReading } from '../../../server/modules/publishing/readings';
import { lookingAtTwo } from '../../../server/modules/workbench/lookAtTwo';
import { compareSound } from '../impact/compareFolders';
import { impactReport } from '../impact/impactReport';
import { createPaint } from '../report';
import { releaseOf, type Ground } from './deps';
import { replayRelease } from './replayRelease';

const sideOf = (texts: FolderTexts) => ({ files: filesOf(texts), texts });

/**
 * What a release changes for everybody, product by product and place by place, with what becomes of requests and
 * drafts; records that it was read.
 */
export async function readRelease(
  { db, clock }: Pick<Ground, 'db' | 'clock'>,
  reader: User,
  id: number,
): Promise<string> {
  const { folder, state } = await releaseOf(db, id);
  const at = clock.now();
  const { inForce, before, after } = await besideInForce(db, folder, at);
  const paint = createPaint(process.stdout.isTTY && !process.env.NO_COLOR);
  const compared = compareSound(sideOf(before), sideOf(after));
  const kept = compared.products.filter(({ replayed }) => replayed !== undefined);
  const ids = kept.map((product) => product.id);
  const replays = await replayRelease({ db, clock }, { before, after }, ids);
  const report = impactReport(compared, paint, replays);
  if (state === 'proposed') {
    const parts = [ALL_PLACES, ...(await lookingAtTwo.changed({ before, after }))];
    await recordReading(db, reader.uid, { compared: { release: id, folder, inForce }, parts, at });
  }
  return report;
}
