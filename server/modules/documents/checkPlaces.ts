import { ObjectStoreDown } from '../../adapters/objects/ObjectStore';
import type { Deps } from '../../deps';
import { OperatorError } from '../../infra/OperatorError';
import { countPlaces } from './repository';

/**
 * Checks at start that every document can be delivered. Throws OperatorError where the settings leave documents
 * without their bucket, or the bucket refuses; one that does not answer is only told to `tell`, as uploads work
 * without it.
 */
export async function checkPlaces(
  { db, adapters: { objects }, documentsIn }: Pick<Deps, 'db' | 'adapters' | 'documentsIn'>,
  tell: (sentence: string) => void,
): Promise<void> {
  if (objects && documentsIn === 'bucket') return objects.check().catch(toldIfDown(tell));
  if (objects) return;
  const { bucket } = await countPlaces(db);
  if (bucket > 0)
    throw new OperatorError(
      `DOCUMENTS_BUCKET is missing, and documents are in one (${bucket}): name it again, or bring them back first (docs/operations.md).`,
    );
}

const toldIfDown = (tell: (sentence: string) => void) => (error: unknown) => {
  if (!(error instanceof ObjectStoreDown)) throw error;
  tell(
    `The documents' bucket does not answer (${error.message}): uploads stay in the database until it does, and what is in it cannot be read.`,
  );
};
