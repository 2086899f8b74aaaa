import type { Timeline, TimelineEvent, Turn } from '../../../../contract/timeline';
import { isAnalysed, isAwaited, isOpen, STATUS, type Status } from '../../../../contract/statuses/quote';
import type { Owner } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { findCurrent } from '../findCurrent';
import { awaitsInsurer } from '../repository';
import { listSteps, usualWait } from './repository';

type Steps = Awaited<ReturnType<typeof listSteps>>;

/** What of a request's history those read who asked: how it was rated is the desk's. */
const TOLD: readonly string[] = ['registered', 'edited', 'moved'] satisfies TimelineEvent['Kind'][];

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
    Turn: await turnOf(deps.db, quote, steps),
  };
}

const eventAnswer = ({ kind, at, status, name, isExecutive }: Steps[number]): TimelineEvent => ({
  Kind: kind as TimelineEvent['Kind'],
  At: at.toISOString(),
  By: name === null ? null : { Name: name, IsExecutive: isExecutive === true },
  Status: status,
});

async function turnOf(db: Db, quote: QuoteRow, steps: Steps): Promise<Turn | null> {
  if (!isOpen(quote.status)) return null;
  const since = steps.findLast(({ status }, at) => status !== steps[at - 1]?.status)?.at ?? quote.createdAt;
  const turn = { Since: since.toISOString(), Until: null };
  if (!isAwaited(quote.status)) return { ...turn, Who: 'customer', Until: quote.expiresAt.toISOString() };
  if (isAutomatic(quote, steps)) return { ...turn, Who: 'insurer' };
  const wait = await usualWait(db, quote.status as Status);
  const until = wait === null ? null : new Date(since.getTime() + wait * 1000).toISOString();
  return { ...turn, Who: 'brokerage', Until: until };
}

/** The insurer answers by itself what was just sent or changed, and issues what was accepted. */
function isAutomatic({ status }: QuoteRow, steps: Steps): boolean {
  return isAnalysed(status) ? awaitsInsurer(steps.at(-1)?.kind) : status === STATUS.proposalAccepted;
}
