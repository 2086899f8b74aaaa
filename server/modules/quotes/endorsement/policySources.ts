import type { Deps } from '../../../deps';
import type { Caller } from '../../../access/Caller';
import { Problem } from '../../../http/Problem';
import { policyDetailsOf } from '../../issued/details/service';
import type { Ask } from '../../reference/lookups/askAgain';

/** The sources that answer from what was issued, as the caller sees it; null is "no such policy". */
export function policySources(deps: Deps, caller: Caller): Readonly<Record<string, Ask>> {
  return {
    'policy-details': async ({ id, last }) => {
      try {
        return await policyDetailsOf(
          deps,
          caller,
          String(id),
          last === undefined ? {} : { last: String(last) },
        );
      } catch (error) {
        if (error instanceof Problem && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  };
}
