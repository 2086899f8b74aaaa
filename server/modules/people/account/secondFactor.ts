import { needsSecondFactor } from '../../../../contract/roles';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import type { TokenIdentity } from '../../../infra/identity/VerifyIdToken';

/** Throws SECOND_FACTOR_REQUIRED for staff who signed in by password alone where the setting asks for more. */
export function demandSecondFactor(
  { secondFactor }: Pick<Deps, 'secondFactor'>,
  user: User,
  { hasSecondFactor }: TokenIdentity,
): void {
  if (secondFactor === 'staff' && needsSecondFactor(user) && !hasSecondFactor) {
    throw refuse('SECOND_FACTOR_REQUIRED');
  }
}
