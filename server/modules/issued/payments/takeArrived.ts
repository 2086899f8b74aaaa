import type { BankReturns } from '../../../adapters/bank/BankReturns';
import type { Deps } from '../../../deps';
import { Problem } from '../../../http/Problem';
import { takeReturn } from './takeReturn';

type ArrivalDeps = Pick<Deps, 'db' | 'clock' | 'billing' | 'adapters' | 'logger'>;

/** Files that this process has read, by name, size and time of change, so that it does not hash them every hour. */
const read = new WeakMap<BankReturns, Set<string>>();

/**
 * Takes the return files that arrived by themselves. One that is refused is on the desk's list, and neither it nor one that
 * cannot be read holds up another. Throws when some could not be read, after the others were taken.
 */
export async function takeArrived(deps: ArrivalDeps): Promise<void> {
  const { bankReturns } = deps.adapters;
  const known = read.get(bankReturns) ?? new Set();
  read.set(bankReturns, known);
  const unread: unknown[] = [];
  for (const { name, version } of await bankReturns.list()) {
    const key = `${name}/${version}`;
    if (known.has(key)) continue;
    try {
      await takeReturn(deps, { name, bytes: await bankReturns.read(name), receivedBy: null });
      known.add(key);
    } catch (error) {
      if (error instanceof Problem) {
        known.add(key);
        deps.logger.warn({ code: error.code }, 'a bank return file was refused');
      } else unread.push(error);
    }
  }
  if (unread.length > 0)
    throw new AggregateError(unread, `${unread.length} bank return files could not be read`);
}
