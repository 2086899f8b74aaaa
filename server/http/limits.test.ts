import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../testing/until';
import type { Problem } from './Problem';
import { useLimits, whenLasting } from './limits';

test('a connection that is cut before its request is counted is no error', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    socket.destroy();
    await once(socket, 'close');
  });
  await useLimits(app, 10);
  const reached = new Promise((resolve) => {
    app.get('/', async () => resolve('the route'));
    app.setErrorHandler(async (error) => resolve(error));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await reached).toBe('the route');
});

test('load is shed once it lasts, not for a moment in which the machine stood still', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  onTestFinished(() => app.close());
  let pressed = true;
  app.decorate('isUnderPressure', () => pressed);
  const lasts = whenLasting(app);
  const after = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    return lasts();
  };
  expect([after(2), after(1), after(5)]).toEqual([false, true, true]);
  pressed = false;
  expect(after(1)).toBe(false);
  pressed = true;
  expect([after(2), after(1)]).toEqual([false, true]);
});

test('what the start itself held up sheds no load, what holds the loop up later and lasts does', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler<Problem>(async ({ text }, _request, reply) => reply.code(text.status).send());
  await useLimits(app, 1000, 20);
  app.get('/', async () => 'answered');
  hold();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const status = async () => (await fetch(url)).status;
  hold();
  expect(await status()).toBe(200);
  await until(async () => {
    hold();
    return (await status()) === 503 ? true : undefined;
  });
});

/** Keeps the event loop for longer than it is sampled. */
function hold(): void {
  const end = performance.now() + 1100;
  while (performance.now() < end);
}
