import { onNews } from './news';
import { fetchQuote } from './quote';
import type { Quote } from '../../../contract/quotes';
import { isAnalysed, STATUS } from '../../../contract/statuses/quote';

export interface PollOptions {
  /** Milliseconds between two looks (specification 2 §4.2: 6 s, 15 times). */
  readonly every: number;
  readonly times: number;
  readonly signal: AbortSignal;
}

export const REGISTRATION_POLL = { every: 6_000, times: 15 } as const;

/** Resolves early when aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function isAnswered(quote: Quote | undefined): boolean {
  if (!quote) return false;
  // A person answers later for a client who is not the requester's (decision 8), and where the insurer leaves it to one.
  if (!quote.ClientIsNominated || quote.Endorsement?.IsWithPerson) return true;
  return quote.Status !== STATUS.fresh && !isAnalysed(quote.Status);
}

/** Waits for the next poll; news of the request end it early. True where the time has passed. */
function pauseOrNews(identifier: string, { every, signal }: PollOptions): Promise<boolean> {
  const early = new AbortController();
  const wait = AbortSignal.any([signal, early.signal]);
  const forget = onNews(identifier, () => early.abort());
  return pause(every, wait).then(() => {
    forget();
    return !early.signal.aborted;
  });
}

/** Looks at a request until it is answered; `undefined` when time is up or the page was left. */
export async function pollQuote(identifier: string, options: PollOptions): Promise<Quote | undefined> {
  for (let tick = 0; tick < options.times;) {
    if (await pauseOrNews(identifier, options)) tick += 1;
    if (options.signal.aborted) return undefined;
    // A look that fails is like one that finds nothing: the next one may succeed.
    const quote = await fetchQuote(identifier).catch(() => undefined);
    if (isAnswered(quote)) return quote;
  }
  return undefined;
}
