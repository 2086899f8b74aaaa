import { LookupFailure } from '../../adapters/remote/LookupFailure';
import { refuse } from '../../http/refuse';

/** What an adapter found. Throws NOT_FOUND for "no such thing" and LOOKUP_UNAVAILABLE when it could not ask. */
export async function found<T>(lookup: Promise<T | null>): Promise<T> {
  const answer = await lookup.catch((error: unknown) => {
    if (error instanceof LookupFailure) throw refuse('LOOKUP_UNAVAILABLE', [], { cause: error });
    throw error;
  });
  if (answer === null) throw refuse('NOT_FOUND');
  return answer;
}
