import { isValidCnpj, isValidCpf } from '../../../../engine/values';
import { formats } from '../../../../engine/publish';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import type { Owner } from '../../../access/Caller';
import { refuse } from '../../../http/refuse';
import { storedTaxId } from '../../../storedTaxId';
import type { PersonBody } from '../../../../contract/reference';
import { findPerson, upsertPerson } from './repository';
import type { Person } from './repository';

export async function findInsured(db: Db, owner: Owner, document: string): Promise<Person> {
  const person = await findPerson(db, owner, storedTaxId(document));
  if (!person) throw refuse('NOT_FOUND');
  return person;
}

/** The name of a CPF has letters only, as in submissions. */
export async function saveInsured(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { uid, linkId }: Owner,
  { document, ...details }: PersonBody,
): Promise<void> {
  const stored = storedTaxId(document);
  if (!isValidCpf(stored) && !isValidCnpj(stored)) {
    const error = { path: 'document', code: 'taxId', message: 'CPF/CNPJ inválido.' };
    throw refuse('INVALID_REQUEST', [error]);
  }
  if (isValidCpf(stored) && !formats['person-name'].test(details.name)) {
    throw refuse('INVALID_REQUEST', [
      { path: 'name', code: 'letters', message: 'Apenas letras são permitidas' },
    ]);
  }
  await upsertPerson(db, { ownerUid: uid, linkId, document: stored, ...details, updatedAt: clock.now() });
}
