import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { HANDSHAKE, rawHubClient } from '../testing/rawHubClient';
import { HubConnection, HubError } from './HubConnection';
import type { HubTimes } from './HubConnection';

let server: WebSocketServer;
let url: string;
const errors: unknown[] = [];
let times: HubTimes | undefined;
let connection: HubConnection;

const methods = {
  add: async (a: unknown, b: unknown) => Number(a) + Number(b),
  nothing: async () => undefined,
  refuse: async () => {
    throw new HubError('Não.');
  },
  fail: async () => {
    throw new Error('secret');
  },
};

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((done) => server.once('listening', done));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('connection', (socket) => {
    connection = new HubConnection(socket, (error) => errors.push(error), times);
    connection.serve(methods);
  });
});
afterAll(() => new Promise((done) => server.close(done)));

async function greeted() {
  const client = await rawHubClient(url);
  client.send(HANDSHAKE);
  expect(await client.next()).toEqual({});
  return client;
}

const call = (target: string, args: unknown[] = [], invocationId?: string) => ({
  type: 1,
  target,
  arguments: args,
  ...(invocationId ? { invocationId } : {}),
});

describe('the handshake', () => {
  test('may be followed by calls in the same frame', async () => {
    const client = await rawHubClient(url);
    client.send(HANDSHAKE, call('add', [1, 2], 'a'), call('add', [3, 4], 'b'));
    expect(await client.next()).toEqual({});
    expect(await client.next()).toEqual({ type: 3, invocationId: 'a', result: 3 });
    expect(await client.next()).toEqual({ type: 3, invocationId: 'b', result: 7 });
    client.socket.terminate();
  });

  test.each([
    ['another protocol', { protocol: 'messagepack', version: 1 }],
    ['another version', { protocol: 'json', version: 2 }],
    ['nothing', null],
  ])('of %s is refused with a reason', async (_what, handshake) => {
    const client = await rawHubClient(url);
    client.send(handshake);
    expect(await client.next()).toEqual({ error: expect.stringContaining('json') });
    expect(await client.ended).toBe(1008);
  });

  test.each([
    ['no JSON', 'hello\x1e'],
    ['no separator', '{"protocol":"json","version":1}'],
    ['nothing', ''],
  ])('that is %s ends the connection', async (_what, text) => {
    const client = await rawHubClient(url);
    client.socket.send(text);
    expect(await client.ended).toBe(1008);
  });
});

describe('calls', () => {
  test.each([
    ['that answer nothing', call('nothing', [], '1'), { result: null }],
    ['that are refused', call('refuse', [], '1'), { error: 'Não.' }],
    [
      'that fail, without a word of why',
      call('fail', [], '1'),
      { error: expect.not.stringContaining('secret') },
    ],
    ['of an unknown method', call('remove', [], '1'), { error: 'Unknown method.' }],
    ['of a built-in property', call('constructor', [], '1'), { error: 'Unknown method.' }],
    ['of a prototype', call('__proto__', [], '1'), { error: 'Unknown method.' }],
  ])('%s', async (_what, message, outcome) => {
    const client = await greeted();
    client.send(message);
    expect(await client.next()).toEqual({ type: 3, invocationId: '1', ...outcome });
    client.socket.terminate();
  });

  test('without an id are done and not answered, streams and other types are passed over', async () => {
    const client = await greeted();
    const stream = { ...call('add', [1, 2], 'stream'), type: 4 };
    client.send(call('add', [1, 2]), stream, { type: 99 }, call('add', [1, 2], 'last'));
    expect(await client.next()).toMatchObject({ invocationId: 'last' });
    client.socket.terminate();
  });

  test('up to 32 may wait, one more ends the connection', async () => {
    const patient = await greeted();
    patient.send(...Array.from({ length: 32 }, (_, at) => call('add', [at, 0], String(at))));
    for (let at = 0; at < 32; at += 1) expect(await patient.next()).toMatchObject({ result: at });
    patient.socket.terminate();
    const hasty = await greeted();
    hasty.send(...Array.from({ length: 33 }, (_, at) => call('add', [at, 0], String(at))));
    expect(await hasty.ended).toBe(1008);
  });

  test('only what failed by our fault is reported', () => {
    expect(errors).toEqual([expect.objectContaining({ message: 'secret' })]);
  });
});

describe('what is no message of the protocol ends the connection', () => {
  test.each([
    ['a binary frame', Buffer.from([1, 2, 3])],
    ['no JSON', 'hello\x1e'],
    ['half a message', '{"type":1,"target":"add"'],
    ['a call without arguments', '{"type":3}\x1e'],
  ])('%s', async (_what, frame) => {
    const client = await greeted();
    client.socket.send(frame);
    expect(await client.next()).toMatchObject({ type: 7, error: expect.any(String) });
    expect(await client.ended).toBe(1008);
  });
});

describe('ends', () => {
  test('a goodbye asks to come back', async () => {
    const client = await greeted();
    connection.close();
    expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
    expect(await client.ended).toBe(1005);
  });

  test('the client may say goodbye', async () => {
    const client = await greeted();
    client.send({ type: 7 });
    expect(await client.ended).toBe(1005);
  });

  test('who is silent is pinged, and dropped when the time is over', async () => {
    times = { pingMs: 20, silenceMs: 110 };
    const began = performance.now();
    const client = await greeted();
    expect(await client.ended).toBe(1006);
    expect(client.pings).toBeGreaterThanOrEqual(1);
    expect(performance.now() - began).toBeGreaterThanOrEqual(100);
  });

  test('who answers is kept', async () => {
    times = { pingMs: 25, silenceMs: 1500 };
    const client = await greeted();
    const answered = new Promise((done) => {
      client.socket.on('message', () => {
        client.send({ type: 6 });
        // So many pings take longer than silence may last.
        if (client.pings > 70) done('often');
      });
    });
    expect(await Promise.race([client.ended, answered])).toBe('often');
    client.socket.terminate();
  });
});
