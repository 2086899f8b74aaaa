import type { ServerResponse } from 'node:http';

/** Does `work` for an answer, which ends with `reason` when whoever asked goes away before it. */
export async function whileWaiting<Result>(
  answer: ServerResponse,
  reason: () => Error,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const gone = new AbortController();
  const leave = () => gone.abort(reason());
  answer.once('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    answer.off('close', leave);
  }
}
