import { LookupFailure } from './LookupFailure';

const MAX_BYTES = 5_000_000;

/** The JSON at `url`, or undefined for 404. Rejects with LookupFailure, after `timeoutMs` at the latest. */
export async function fetchJson(source: string, url: string, timeoutMs: number): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (!response.ok) return await withoutBody(source, response);
    return parse(source, await boundedText(source, response));
  } catch (error) {
    throw asLookupFailure(source, error);
  }
}

async function withoutBody(source: string, response: Response): Promise<undefined> {
  await response.body?.cancel();
  if (response.status !== 404) throw new LookupFailure(source, 'status');
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
