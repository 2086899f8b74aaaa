import { breath } from '../breath';
import { ApiError } from './ApiError';
import { payload, refusal } from './envelope';
import { send, unanswered, type Answered, type Send, type Sending } from './send';

export interface CallOptions extends Sending {
  /** The query; what is null or undefined stays out. */
  params?: object;
  noLoading?: boolean;
  /** Sends no token. */
  anonymous?: boolean;
  /** The caller shows this call's 401 and 403 itself. */
  ownErrors?: boolean;
  /** Waits and retries on 429, as reads do. */
  patient?: boolean;
}

interface Counter {
  begin: () => void;
  end: () => void;
}

export interface ClientDeps {
  /** The bearer token; undefined when nobody is signed in. Rejects with ApiError when the session ended. */
  readToken: () => Promise<string | undefined>;
  waitFor: (seconds: number) => Promise<void>;
  loader: Counter;
  /** Of every call, whether it shows or not. */
  underWay: Counter;
  onError: (error: ApiError) => void;
}

type Result<Data> = Promise<{ data: Data }>;

export interface Client {
  get<Data>(url: string, options?: CallOptions): Result<Data>;
  post<Data>(url: string, body?: unknown, options?: CallOptions): Result<Data>;
  put<Data>(url: string, body?: unknown, options?: CallOptions): Result<Data>;
  delete<Data>(url: string, options?: CallOptions & { data?: unknown }): Result<Data>;
  send: Send;
}

interface Call extends CallOptions {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

const BASE = '/api';
const TIMEOUT = 60_000;

/** The one way to the API: token, envelope, loader. Shows nothing and goes nowhere: it rejects with ApiError. */
export function createClient({ readToken, loader, underWay, waitFor, onError }: ClientDeps): Client {
  async function answer(call: Call): Promise<Answered> {
    underWay.begin();
    if (!call.noLoading) loader.begin();
    try {
      const token = call.anonymous || isAbsolute(call.url) ? undefined : await readToken();
      const headers = { ...call.headers, ...(token && { Authorization: `Bearer ${token}` }) };
      return await apart(call, () =>
        client.send({ ...call, url: addressOf(call), headers, timeout: call.timeout ?? TIMEOUT }),
      );
    } finally {
      if (!call.noLoading) loader.end();
      underWay.end();
    }
  }

  async function ask(call: Call): Promise<unknown> {
    const answered = await answer(call);
    const pause = isPatient(call) ? pauseOf(answered) : undefined;
    if (pause === undefined) return dataOf(answered);
    await waitFor(pause);
    return ask(call);
  }

  async function run<Data>(call: Call): Result<Data> {
    try {
      return { data: (await ask(call)) as Data };
    } catch (error) {
      // A session that cannot be renewed has ended, whichever call found out.
      const told = error instanceof ApiError && (!call.ownErrors || error.code === 'SESSION_REFRESH');
      if (told) onError(error);
      throw error;
    }
  }

  const client: Client = {
    get: (url, options) => run({ ...options, method: 'GET', url }),
    post: (url, body, options) => run({ ...options, method: 'POST', url, body }),
    put: (url, body, options) => run({ ...options, method: 'PUT', url, body }),
    delete: (url, { data, ...options } = {}) => run({ ...options, method: 'DELETE', url, body: data }),
    send,
  };
  return client;
}

/** Reads are sent, and their answers taken, between what the page draws. Writes go at once, as a page may be leaving. */
async function apart(call: Call, sent: () => Promise<Answered>): Promise<Answered> {
  if (call.method !== 'GET') return sent();
  await breath();
  const answered = await sent();
  await breath();
  return answered;
}

const isAbsolute = (url: string) => /^([a-z][a-z\d+.-]*:)?\/\//i.test(url);

function addressOf({ url, params = {} }: Call): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const address = isAbsolute(url) ? url : `${BASE}${url}`;
  return given.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
}

const isPatient = ({ patient, method }: Call) => patient ?? method === 'GET';

/** Seconds to wait after a 429 of the minute limit; longer limits are not waited for. */
function pauseOf({ status, header }: Answered): number | undefined {
  if (status !== 429 || !header('x-ratelimit-reset')) return undefined;
  return Math.max(1, Number(header('retry-after')) || 1);
}

function dataOf({ status, data }: Answered): unknown {
  const isTaken = status >= 200 && status < 300;
  const refused = isTaken ? refusal(data) : (refusal(data, status) ?? unanswered('NETWORK'));
  if (refused) throw refused;
  return payload(data);
}
