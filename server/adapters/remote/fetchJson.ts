import { LookupFailure } from './LookupFailure';

const MAX_BYTES = 5_000_000;

/** The JSON at `url`, or null for 404. Rejects with LookupFailure, after `timeoutMs` at the latest. */
export async function fetchJson(source: string, url: string, timeoutMs: number): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (response.status === 404) return await discard(response);
    if (!response.ok) {
      await discard(response);
      throw new LookupFailure(source, 'status');
    }
    return parse(source, await boundedText(source, response));
  } catch (error) {
    throw asLookupFailure(source, error);
  }
}

/** Frees the connection of an answer that nobody reads. */
async function discard(response: Response): Promise<null> {
  await response.body?.cancel();
  return null;
}

async function boundedText(source: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new LookupFailure(source, 'too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LookupFailure(source, 'not-json');
  }
}

function asLookupFailure(source: string, error: unknown): LookupFailure {
  if (error instanceof LookupFailure) return error;
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  return new LookupFailure(source, timedOut ? 'timeout' : 'network', { cause: error });
}
