import type { Deps } from '../../../deps';
import { openToken } from './openToken';
import { confirmEmail } from '../account/repository';
import { useToken } from './repository';

/** Takes the registration link as proof of the e-mail. Throws LINK_*. */
export async function confirmRegistration(deps: Pick<Deps, 'db' | 'clock'>, text: string): Promise<void> {
  const { id, userUid } = await openToken(deps, 'confirmation', text);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await useToken(tx, id, at);
    await confirmEmail(tx, userUid, at);
  });
}
