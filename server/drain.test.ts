import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from './testing/testApp';

test('a server that is being ended still answers who has a connection, and says that it ends', async () => {
  const { app, close } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live`;
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  const closing = close();
  const answer = await fetch(url);
  await closing;
  expect({ status: answer.status, connection: answer.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  });
});
