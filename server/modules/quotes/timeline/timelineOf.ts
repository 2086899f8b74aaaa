import type { Timeline, TimelineEvent } from '../../../../contract/timeline';
import { isOpen, type Status } from '../../../../contract/statuses/quote';
import type { Owner } from '../../../access/Caller';
import type { Deps } from '../../../deps';
import { findCurrent } from '../findCurrent';
import { listSteps, usualWait } from './repository';
import { turnOf } from './turns';

type Steps = Awaited<ReturnType<typeof listSteps>>;

/** What the requester may read of the history; ratings are the desk's. */
const TOLD: readonly string[] = [
  'registered',
  'edited',
  'asked',
  'corrected',
  'moved',
  'undone',
] satisfies TimelineEvent['Kind'][];

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
