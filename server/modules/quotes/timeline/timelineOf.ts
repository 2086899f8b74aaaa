import type { Timeline, TimelineEvent } from '../../../../contract/timeline';
import { isOpen, type Status } from '../../../../contract/statuses/quote';
import type { Owner } from '../../../access/Caller';
import type { Deps } from '../../../deps';
import { findCurrent } from '../findCurrent';
import { listSteps, usualWait } from './repository';
import { turnOf } from './turns';

type Steps = Awaited<ReturnType<typeof listSteps>>;

/** What of a request's history those read who asked: how it was rated is the desk's. */
const TOLD: readonly string[] = [
  'registered',
  'edited',
  'asked',
  'corrected',
  'moved',
  'undone',
] satisfies TimelineEvent['Kind'][];

/** What happened to a request that the asker may see, and whose turn it is. Throws NOT_FOUND. */
export async function timelineOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  asker: Owner,
  identifier: string,
): Promise<Timeline> {
  const quote = await findCurrent(deps, asker, identifier);
  const steps = await listSteps(deps.db, quote.id);
  return {
    Events: steps.filter(({ kind }) => TOLD.includes(kind)).map(eventAnswer),
    Turn: isOpen(quote.status)
      ? await turnOf(quote, steps, (status) => usualWait(deps.db, status as Status), deps.clock.now())
      : null,
  };
}

const eventAnswer = ({ kind, at, status, name, isExecutive }: Steps[number]): TimelineEvent => ({
  Kind: kind as TimelineEvent['Kind'],
  At: at.toISOString(),
  By: name === null ? null : { Name: name, IsExecutive: isExecutive === true },
  Status: status,
});
