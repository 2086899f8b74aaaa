import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { createClient } from './client';
import { unanswered, type Answered, type Sent } from './send';

let answer: (call: Sent) => Answered | Promise<Answered>;
let sent: Sent[];
let reported: ApiError[];
let counts: number[];
/** Of those that show nothing, too. */
let all: number[];
let waited: number[];

beforeEach(() => {
  sent = [];
  reported = [];
  counts = [];
  all = [];
  waited = [];
});

const answered = (status: number, data: unknown, headers: Record<string, string> = {}): Answered => ({
  status,
  data,
  header: (name) => headers[name] ?? null,
});

const respond = (status: number, body: unknown) => {
  answer = () => answered(status, body);
};

function client(readToken: () => Promise<string | undefined> = async () => 'token') {
  const loader = { begin: () => counts.push(1), end: () => counts.push(-1) };
  const waitFor = async (seconds: number) => void waited.push(seconds);
  const underWay = { begin: () => all.push(1), end: () => all.push(-1) };
  const onError = (error: ApiError) => reported.push(error);
  const api = createClient({ readToken, loader, underWay, waitFor, onError });
  api.send = async (call) => {
    sent.push(call);
    return answer(call);
  };
  return api;
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

describe('the envelope', () => {
  it.each([200, null])('with StatusCode %s gives way to its Data', async (StatusCode) => {
    respond(200, { StatusCode, Message: null, Data: { id: 7 } });
    expect((await client().get('/x')).data).toEqual({ id: 7 });
  });

  it('keeps a Data that is null', async () => {
    respond(200, { StatusCode: 200, Data: null });
    expect((await client().get('/x')).data).toBeNull();
  });

  it('leaves a body without Data as it is', async () => {
    respond(200, [1, 2]);
    expect((await client().get('/x')).data).toEqual([1, 2]);
  });

  it('with another StatusCode is refused, though HTTP says 200', async () => {
    respond(200, { StatusCode: 422, Code: 'INVALID', Title: 'Recusada', Message: 'Confira o valor.' });
    const error = await failure(client().get('/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'INVALID',
      title: 'Recusada',
      message: 'Confira o valor.',
    });
  });

  it('of an HTTP failure brings its field errors', async () => {
    const Errors = [{ path: 'bid.name', code: 'tampered', message: 'Valor inválido' }];
    respond(422, { StatusCode: 422, Code: 'INVALID', Message: 'Confira.', Errors });
    expect(await failure(client().get('/x'))).toMatchObject({ status: 422, errors: Errors });
  });

  it('may be missing from a failure', async () => {
    respond(502, 'Bad gateway');
    expect(await failure(client().get('/x'))).toMatchObject({ status: 502, errors: [] });
  });
});

describe('the token', () => {
  it('goes with a call as bearer', async () => {
    respond(200, {});
    await client().get('/x');
    expect(sent[0]?.headers?.['Authorization']).toBe('Bearer token');
  });

  it('stays away from absolute addresses', async () => {
    respond(200, {});
    await client().get('https://elsewhere.test/x');
    expect(sent[0]?.headers?.['Authorization']).toBeUndefined();
  });

  it('stays away from anonymous calls', async () => {
    respond(200, {});
    await client().get('/config', { anonymous: true });
    expect(sent[0]?.headers?.['Authorization']).toBeUndefined();
  });

  it('that cannot be renewed fails the call before it is sent', async () => {
    const ended = new ApiError({ status: 401, code: 'SESSION_REFRESH', message: 'Sessão expirada!' });
    expect(await failure(client(() => Promise.reject(ended)).get('/x'))).toBe(ended);
    expect(sent).toEqual([]);
    expect(reported).toEqual([ended]);
    expect(counts).toEqual([1, -1]);
  });
});

describe('the loading indicator', () => {
  it('begins and ends with a call, refused ones too', async () => {
    respond(500, { StatusCode: 500, Message: 'x' });
    await failure(client().get('/x'));
    expect(counts).toEqual([1, -1]);
  });

  it('stays away from calls flagged noLoading', async () => {
    respond(200, {});
    await client().get('/x', { noLoading: true });
    expect(counts).toEqual([]);
    expect(all).toEqual([1, -1]);
  });
});

describe('a failure', () => {
  it('is reported once', async () => {
    respond(401, { StatusCode: 401, Message: 'x' });
    await failure(client().get('/x'));
    expect(reported.map(({ status }) => status)).toEqual([401]);
  });

  it('is not reported when the caller keeps it', async () => {
    respond(401, { StatusCode: 401, Message: 'x' });
    await failure(client().get('/x', { ownErrors: true }));
    expect(reported).toEqual([]);
  });

  it('is reported even so when the session could not be renewed', async () => {
    const ended = new ApiError({ status: 401, code: 'SESSION_REFRESH', message: 'x' });
    await failure(client(() => Promise.reject(ended)).get('/x', { ownErrors: true }));
    expect(reported).toEqual([ended]);
  });

  it('without an answer is reported like any other', async () => {
    answer = () => Promise.reject(unanswered('TIMEOUT'));
    expect(await failure(client().get('/x'))).toMatchObject({ status: 0, code: 'TIMEOUT' });
    expect(reported).toHaveLength(1);
    expect(counts).toEqual([1, -1]);
  });

  it('that says it is none counts as no answer', async () => {
    respond(500, { StatusCode: 200, Data: 'x' });
    expect(await failure(client().get('/x'))).toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

describe('a call', () => {
  it('goes to the API with its query, without what is not given', async () => {
    respond(200, {});
    const params = { text: 'a&b ç', page: 1, none: undefined, empty: null };
    await client().get('/x', { params });
    await client().get('/x?a=1', { params: { b: 2 } });
    await client().get('/x', { params: { none: undefined } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/x?text=a%26b+%C3%A7&page=1',
      '/api/x?a=1&b=2',
      '/api/x',
    ]);
  });

  it('carries the body and headers it was given', async () => {
    respond(200, {});
    const headers = { 'Idempotency-Key': 'k' };
    await client().put('/x', { a: 1 }, { headers });
    await client().delete('/x', { data: { b: 2 } });
    expect(sent).toMatchObject([
      { method: 'PUT', body: { a: 1 }, headers: { ...headers, Authorization: 'Bearer token' } },
      { method: 'DELETE', body: { b: 2 } },
    ]);
  });

  it('waits 60 seconds for an answer, or as long as the caller says', async () => {
    respond(200, {});
    await client().get('/x');
    await client().get('/x', { timeout: 0 });
    expect(sent.map(({ timeout }) => timeout)).toEqual([60_000, 0]);
  });
});

describe('past the limit a minute', () => {
  const refused = { StatusCode: 429, Code: 'TOO_MANY_REQUESTS', Message: 'Muitas solicitações' };
  const limit = { 'x-ratelimit-reset': '7', 'retry-after': '7' };
  const refuseOnce = (headers: Record<string, string>) => {
    answer = () =>
      sent.length === 1 ? answered(429, refused, headers) : answered(200, { StatusCode: 200, Data: 'read' });
  };

  it('a read waits as long as the server says and goes on', async () => {
    refuseOnce(limit);
    expect((await client().get('/x')).data).toBe('read');
    expect([waited, reported, counts]).toEqual([[7], [], [1, -1, 1, -1]]);
  });

  it('what a page cannot go on without waits too, with its body', async () => {
    refuseOnce(limit);
    expect((await client().post('/x', { a: 1 }, { patient: true })).data).toBe('read');
    expect(sent.map(({ method, body }) => [method, body])).toEqual(Array(2).fill(['POST', { a: 1 }]));
  });

  it('what a person does is refused at once: nobody expects it to happen later', async () => {
    refuseOnce(limit);
    expect(await failure(client().post('/x'))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(waited).toEqual([]);
  });

  it('attempts that are counted by the hour are no pause', async () => {
    refuseOnce({ 'retry-after': '3000' });
    expect(await failure(client().get('/x'))).toMatchObject({ status: 429 });
    expect(waited).toEqual([]);
  });
});

describe('where the browser tells when it has drawn', () => {
  let drawn: (() => void)[];
  const asked = (times: number) => vi.waitFor(() => expect(drawn).toHaveLength(times));
  beforeEach(() => {
    drawn = [];
    vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => drawn.push(resolve)) });
    respond(200, { StatusCode: 200, Data: 1 });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('a read goes after that, and counts as under way from its beginning', async () => {
    const read = client().get('/x');
    await asked(1);
    expect([sent.length, all]).toEqual([0, [1]]);
    drawn[0]!();
    await asked(2);
    expect(sent).toHaveLength(1);
    drawn[1]!();
    expect(await read).toEqual({ data: 1 });
    expect(all).toEqual([1, -1]);
  });

  it('a write goes at once, as the page may be leaving', async () => {
    expect(await client().put('/x', {})).toEqual({ data: 1 });
  });
});
