import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import { listNominated } from '../../clients/repository';

export async function interestedUsers(
  db: Db,
  { ownerUid, clientDocument }: Pick<QuoteRow, 'ownerUid' | 'clientDocument'>,
): Promise<string[]> {
  const nominated = clientDocument === null ? [] : await listNominated(db, clientDocument);
  return [...new Set([ownerUid, ...nominated])];
}
