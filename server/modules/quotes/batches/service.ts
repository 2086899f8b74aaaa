import type { BatchAnswer, BatchBody, BatchList } from '../../../../contract/batches';
import { isOver } from '../../../../contract/statuses/quote';
import { customerSight } from '../../../access/sight';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { wizardOfCode } from '../../definitions/productStore';
import { hasOffer } from '../../issued/printing/hasOffer';
import { listQuotes } from '../search/repository';
import {
  findBatch,
  idsOfBatch,
  insertBatch,
  latestBatches,
  MOST_OF_BATCH,
  type BatchRow,
} from './repository';

type BatchDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

/** Opening the same batch again changes nothing. Throws NOT_FOUND. */
export async function openBatch(
  { db, clock }: BatchDeps,
  uid: string,
  { Id, Name, Product }: BatchBody,
): Promise<void> {
  await insertBatch(db, { id: Id, userUid: uid, name: Name, product: Product, createdAt: clock.now() });
  if (!(await findBatch(db, uid, Id))) throw refuse('NOT_FOUND');
}

export const batchesOf = async ({ db }: BatchDeps, uid: string): Promise<BatchList> =>
  (await latestBatches(db, uid)).map(factsOf);

const factsOf = ({ id, name, createdAt }: BatchRow) => ({
  Id: id,
  Name: name,
  CreatedAt: createdAt.toISOString(),
});

/** Sums up those of the batch's requests that the user still sees. Throws NOT_FOUND. */
export async function readBatch({ db, products }: BatchDeps, uid: string, id: string): Promise<BatchAnswer> {
  const batch = await findBatch(db, uid, id);
  if (!batch) throw refuse('NOT_FOUND');
  const ids = await idsOfBatch(db, uid, id);
  const search = {
    sight: await customerSight(db, uid),
    words: [],
    ids,
    sort: 'created',
    descending: true,
  } as const;
  const listed = await listQuotes(db, search, { limit: MOST_OF_BATCH });
  const offered = listed.filter(({ quote }) => hasOffer(quote) && !isOver(quote.status));
  return {
    ...factsOf(batch),
    ProductName: wizardOfCode(products.catalogue, batch.product)?.name ?? batch.product,
    Total: listed.length,
    Offered: offered.length,
    GrossPremium: sumOf(offered.map(({ quote }) => quote.grossPremium ?? '0')),
  };
}

const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100;
