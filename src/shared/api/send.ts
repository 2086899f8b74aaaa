import { AxiosError, create, isAxiosError, type AxiosProgressEvent } from 'axios';
import { ApiError } from './ApiError';

export interface Arrival {
  /** In bytes. */
  readonly loaded: number;
  readonly header: (name: string) => string | null;
}

export interface Sending {
  headers?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds until a call without an answer is given up; 0 waits as long as it takes. */
  timeout?: number;
  /** What a file is answered as; a refusal is JSON even so. */
  responseType?: 'blob' | 'arraybuffer' | undefined;
  signal?: AbortSignal;
  /** Told of the part that has left, from 0 to 1. */
  onUploadProgress?: (part: number) => void;
  onDownloadProgress?: (arrival: Arrival) => void;
}

export interface Sent extends Sending {
  readonly method: string;
  readonly url: string;
  /** Goes as JSON; undefined sends nothing. */
  readonly body?: unknown;
}

export interface Answered {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly data: unknown;
}

/** Resolves for any answer; rejects with ApiError NETWORK or TIMEOUT where none comes. */
export type Send = (call: Sent) => Promise<Answered>;

const client = create({
  // fetch does not tell how far an upload is.
  adapter: 'xhr',
  // The token of a session is a header here, no cookie: none is looked for at each call.
  withXSRFToken: false,
  // What an answer means is the envelope's.
  validateStatus: null,
  // Gives a timeout its own code, distinct from an aborted call.
  transitional: { clarifyTimeoutError: true, silentJSONParsing: true, forcedJSONParsing: true },
});

const NO_LIMIT = 0;

export const send: Send = async (call) => {
  // Only these are passed on: axios would add e.g. the query a second time.
  const { method, url, timeout, signal, body, responseType, onUploadProgress, onDownloadProgress } = call;
  try {
    const { status, data, headers } = await client.request<unknown>({
      ...{ method, url, timeout: timeout ?? NO_LIMIT, data: body },
      ...(signal && { signal }),
      headers: { ...call.headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(responseType && { responseType: 'arraybuffer' }),
      ...(onUploadProgress && {
        onUploadProgress: ({ progress }: AxiosProgressEvent) => onUploadProgress(progress ?? 0),
      }),
      ...(onDownloadProgress && {
        onDownloadProgress: (arrival: AxiosProgressEvent) => onDownloadProgress(arrivalOf(arrival)),
      }),
    });
    const header = (name: string) => textOf(headers[name.toLowerCase()]);
    return { status, header, data: responseType ? fileOf(data as ArrayBuffer, responseType, header) : data };
  } catch (error) {
    throw unanswered(isAxiosError(error) && error.code === AxiosError.ETIMEDOUT ? 'TIMEOUT' : 'NETWORK');
  }
};

const textOf = (header: unknown) => (typeof header === 'string' ? header : null);

const arrivalOf = ({ loaded, event }: AxiosProgressEvent): Arrival => ({
  loaded,
  header: (name) => (event?.target as XMLHttpRequest | undefined)?.getResponseHeader(name) ?? null,
});

function fileOf(bytes: ArrayBuffer, file: Sending['responseType'], header: Answered['header']): unknown {
  const type = header('content-type') ?? '';
  // A refusal comes as JSON, though a file was asked for.
  if (type.startsWith('application/json')) return JSON.parse(new TextDecoder().decode(bytes));
  return file === 'blob' ? new Blob([bytes], { type }) : bytes;
}

export const unanswered = (code: 'NETWORK' | 'TIMEOUT') =>
  new ApiError({
    status: 0,
    code,
    message: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  });
