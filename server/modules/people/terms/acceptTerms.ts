import type { Db } from '../../../db/db';
import { updateUser } from '../account/repository';
import { refuseTerms } from './problems';
import { insertAcceptance } from './repository';
import type { Terms } from './terms';

export interface Signature {
  uid: string;
  ip: string;
  at: Date;
  /** The version that was read; the one in force when it is not said. */
  version?: string | undefined;
}

/** Records the acceptance of the version in force. Throws TERMS_CHANGED when another one was read. */
export async function acceptTerms(db: Db, terms: Terms, { uid, ip, at, version }: Signature): Promise<void> {
  if (version !== undefined && version !== terms.version) throw refuseTerms('TERMS_CHANGED');
  const { hash, version: accepted } = terms;
  const acceptance = { userUid: uid, version: accepted, hash, ip, acceptedAt: at };
  await db.transaction(async (tx) => {
    await insertAcceptance(tx, acceptance);
    await updateUser(tx, uid, { acceptedTermsVersion: accepted, newUser: false });
  });
}
