import type { Deps } from '../../../deps';
import { Problem } from '../../../http/Problem';
import { takeReturn } from './takeReturn';

type ArrivalDeps = Pick<Deps, 'db' | 'clock' | 'adapters' | 'logger'>;

/** Takes the return files that arrived by themselves; one that is refused is on the desk's list and holds up no other. */
export async function takeArrived(deps: ArrivalDeps): Promise<void> {
  const { bankReturns } = deps.adapters;
  for (const name of await bankReturns.names()) {
    try {
      await takeReturn(deps, { name, bytes: await bankReturns.read(name), receivedBy: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      deps.logger.warn({ code: error.code }, 'a bank return file was refused');
    }
  }
}
