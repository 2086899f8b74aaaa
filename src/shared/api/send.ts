import { ApiError } from './ApiError';

/** How far an answer has come. */
export interface Arrival {
  /** In bytes. */
  readonly loaded: number;
  readonly header: (name: string) => string | null;
}

/** What a caller may say of one call beside its address and body. */
export interface Sending {
  headers?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds until a call without an answer is given up; 0 waits as long as it takes. */
  timeout?: number;
  /** What a file is answered as; a refusal is JSON even so. */
  responseType?: 'blob' | 'arraybuffer';
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
  /** What the JSON holds, a file, or the text of anything else. */
  readonly data: unknown;
}

/** Sends a call, whatever is answered; rejects with ApiError NETWORK or TIMEOUT where nothing is. */
export type Send = (call: Sent) => Promise<Answered>;

/** By XMLHttpRequest: fetch does not tell how far an upload is. */
export const send: Send = (call) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const header = (name: string) => request.getResponseHeader(name);
    const fail = (code: 'NETWORK' | 'TIMEOUT') => () => reject(unanswered(code));
    const { signal, responseType, onUploadProgress, onDownloadProgress } = call;
    request.open(call.method, call.url);
    request.timeout = call.timeout ?? 0;
    if (responseType) request.responseType = 'arraybuffer';
    request.onload = () => resolve({ status: request.status, header, data: read(request, responseType) });
    request.onerror = fail('NETWORK');
    request.onabort = fail('NETWORK');
    request.ontimeout = fail('TIMEOUT');
    if (onUploadProgress)
      request.upload.onprogress = ({ loaded, total }) => onUploadProgress(total ? loaded / total : 0);
    if (onDownloadProgress) request.onprogress = ({ loaded }) => onDownloadProgress({ loaded, header });
    write(request, call);
    const stop = () => request.abort();
    signal?.addEventListener('abort', stop);
    // A signal may outlive its calls.
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) stop();
  });

function write(request: XMLHttpRequest, { headers = {}, body }: Sent) {
  request.setRequestHeader('Accept', 'application/json, text/plain, */*');
  if (body !== undefined) request.setRequestHeader('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers)) if (value) request.setRequestHeader(name, value);
  request.send(body === undefined ? null : JSON.stringify(body));
}

function read(request: XMLHttpRequest, file: Sending['responseType']): unknown {
  if (!file) return parsed(request.responseText);
  const type = request.getResponseHeader('content-type') ?? '';
  const bytes = request.response as ArrayBuffer;
  // A refusal comes as JSON, though a file was asked for.
  if (type.startsWith('application/json')) return parsed(new TextDecoder().decode(bytes));
  return file === 'blob' ? new Blob([bytes], { type }) : bytes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const unanswered = (code: 'NETWORK' | 'TIMEOUT') =>
  new ApiError({
    status: 0,
    code,
    message: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  });
