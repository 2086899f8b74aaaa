import { waitFor } from '@testing-library/react';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from './send';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let url: string;
let sent: { request: IncomingMessage; body: string }[];

/** The page stands on another address than this server. */
const foreign = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization, Content-Type',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
};

beforeEach(async () => {
  sent = [];
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, foreign).end();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sent.push({ request, body: Buffer.concat(parts).toString() });
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const respond = (
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
) => {
  answer = (_, response) =>
    void response.writeHead(status, { ...foreign, 'content-type': type, ...headers }).end(body);
};

it('sends a body as JSON with its headers, and gives what the answer holds', async () => {
  respond(201, 'application/json; charset=utf-8', '{"Data":"é"}', { 'retry-after': '7' });
  const headers = { Authorization: 'Bearer a', 'X-None': undefined };
  const { status, data, header } = await send({ method: 'PUT', url, body: { a: 1 }, headers });
  expect([status, data, header('retry-after'), header('x-other')]).toEqual([201, { Data: 'é' }, '7', null]);
  const [{ request, body } = { request: undefined, body: '' }] = sent;
  expect([request?.method, body]).toEqual(['PUT', '{"a":1}']);
  expect(request?.headers).toMatchObject({ authorization: 'Bearer a', 'content-type': 'application/json' });
  expect(request?.headers).not.toHaveProperty('x-none');
});

it('sends an address as it is, whatever else the call says of it', async () => {
  respond(200, 'application/json', '{}');
  const call = { method: 'GET', url: `${url}?a=1`, params: { a: 1 }, noLoading: true };
  await send(call);
  expect(sent[0]?.request.url).toBe('/x?a=1');
});

it('sends no content type where there is no body', async () => {
  respond(204, 'text/plain', '');
  expect(await send({ method: 'POST', url })).toMatchObject({ status: 204, data: '' });
  expect(sent[0]?.request.headers).not.toHaveProperty('content-type');
});

it('gives what is no JSON as text', async () => {
  respond(502, 'text/html', 'Bad gateway');
  expect(await send({ method: 'GET', url })).toMatchObject({ status: 502, data: 'Bad gateway' });
});

it('gives files as asked, of the type they have', async () => {
  respond(200, 'application/pdf', Buffer.from([0, 255, 7]));
  const { data } = await send({ method: 'GET', url, responseType: 'arraybuffer' });
  expect([...new Uint8Array(data as ArrayBuffer)]).toEqual([0, 255, 7]);
  const blob = (await send({ method: 'GET', url, responseType: 'blob' })).data as Blob;
  expect([blob.size, blob.type]).toEqual([3, 'application/pdf']);
});

it.each(['blob', 'arraybuffer'] as const)(
  'gives the words of a refusal where a %s was asked',
  async (file) => {
    respond(404, 'application/json; charset=utf-8', '{"Code":"GONE"}');
    expect((await send({ method: 'GET', url, responseType: file })).data).toEqual({ Code: 'GONE' });
  },
);

it('tells how much has left and how much has come', async () => {
  respond(200, 'application/octet-stream', Buffer.alloc(90_000), { 'x-expected-length': '90000' });
  const left: number[] = [];
  const come: number[] = [];
  await send({
    method: 'POST',
    url,
    body: 'x'.repeat(90_000),
    responseType: 'blob',
    onUploadProgress: (part) => left.push(part),
    onDownloadProgress: ({ loaded, header }) => come.push(loaded / Number(header('x-expected-length'))),
  });
  expect([left.at(-1), come.at(-1)]).toEqual([1, 1]);
});

/** The page of the tests writes down what its network did. */
const quietly = () => vi.spyOn(console, 'error').mockReturnValue();

it('without an answer is a NETWORK error', async () => {
  quietly();
  answer = (request) => request.socket.destroy();
  await expect(send({ method: 'GET', url })).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

it('for want of time is a TIMEOUT', async () => {
  quietly();
  answer = () => {};
  await expect(send({ method: 'GET', url, timeout: 50 })).rejects.toMatchObject({ code: 'TIMEOUT' });
});

it('ends where it is given up, before and while it is under way', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  answer = () => controller.abort();
  await expect(send({ method: 'GET', url, signal })).rejects.toMatchObject({ code: 'NETWORK' });
  expect(sent).toHaveLength(1);
  await expect(send({ method: 'GET', url, signal })).rejects.toMatchObject({ code: 'NETWORK' });
});

it('leaves nothing at a signal that outlives it', async () => {
  respond(200, 'application/json', '{}');
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await send({ method: 'GET', url, signal });
  await waitFor(() => expect(removed.mock.calls).toEqual(added.mock.calls));
});
