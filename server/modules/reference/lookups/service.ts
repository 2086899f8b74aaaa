import type { CompanySource } from '../../../adapters/company/CompanySource';
import { LookupFailure } from '../../../adapters/remote/LookupFailure';
import { refuse } from '../../../http/refuse';
import { storedTaxId } from '../../../storedTaxId';
import { mainActivityOf, NO_ACTIVITY } from './mainActivity';

/** What an adapter found. Throws NOT_FOUND for "no such thing" and LOOKUP_UNAVAILABLE when it could not ask. */
export async function found<T>(lookup: Promise<T | null>): Promise<T> {
  const answer = await lookup.catch((error: unknown) => {
    if (error instanceof LookupFailure) throw refuse('LOOKUP_UNAVAILABLE', [], { cause: error });
    throw error;
  });
  if (answer === null) throw refuse('NOT_FOUND');
  return answer;
}

const CPF_LENGTH = 11;

/** A natural person has no activity, so no source is asked. */
export async function findMainActivity(companies: CompanySource, document: string) {
  const bare = storedTaxId(document);
  return bare.length === CPF_LENGTH ? NO_ACTIVITY : mainActivityOf(await found(companies.find(bare)));
}
