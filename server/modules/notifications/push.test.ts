import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { firebasePush } from '../../adapters/push/firebasePush';
import type { PushMessage } from '../../adapters/push/PushSender';
import { notifications, pushSubscriptions } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { notify } from './notify';

/** What reached Google: it is told of, and never asked here. */
const sent: { tokens: readonly string[]; message: PushMessage }[] = [];
const push = {
  send: async (tokens: readonly string[], { notificationType, data }: PushMessage) => {
    sent.push({ tokens: tokens.toSorted(), message: { notificationType, data } });
    return tokens.filter((token) => token.startsWith('gone'));
  },
};

let servers: [TestApp, TestApp];
beforeAll(async () => {
  const one = await testApp({ deps: () => ({ push }) });
  const two = await testApp({ database: one.database, deps: () => ({ push }) });
  servers = [one, two];
  await seedDemonstration(one.db);
  await Promise.all(servers.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
  expect((one.app.server.address() as AddressInfo).port).toBeGreaterThan(0);
});
afterEach(async () => {
  sent.length = 0;
  await servers[0].db.delete(notifications);
  await servers[0].db.delete(pushSubscriptions);
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
});

const subscribe = (uid: string | null, payload: object) =>
  servers[0].as(uid, { method: 'POST', url: '/api/firebase/subscribe', payload });
const tokens = async () =>
  (await servers[0].db.select().from(pushSubscriptions)).map(({ token }) => token).toSorted();
const tell = (data: string) =>
  notify(servers[0].db, ['demo-tomador'], { notificationType: 'ReadyProposal', data });

test('a subscription is kept once, and belongs to who subscribed last', async () => {
  await subscribe('demo-cliente', { notificationToken: 't1' });
  await subscribe('demo-tomador', { notificationToken: 't1' });
  const rows = await servers[0].db.select().from(pushSubscriptions);
  expect(rows.map(({ token, userUid }) => [token, userUid])).toEqual([['t1', 'demo-tomador']]);
});

test.each([
  ['nobody', null, { notificationToken: 't' }, 401],
  ['without a token', 'demo-tomador', {}, 422],
  ['with an empty one', 'demo-tomador', { notificationToken: '' }, 422],
  ['with one of 4097 characters', 'demo-tomador', { notificationToken: 'x'.repeat(4097) }, 422],
  ['with one of 4096', 'demo-tomador', { notificationToken: 'x'.repeat(4096) }, 200],
])('subscribing %s', async (_what, uid, payload, status) => {
  expect((await subscribe(uid, payload)).statusCode).toBe(status);
});

test('news go to the user’s browsers once, however many processes hear of them', async () => {
  await subscribe('demo-tomador', { notificationToken: 't1' });
  await subscribe('demo-tomador', { notificationToken: 'gone1' });
  await subscribe('demo-cliente', { notificationToken: 'other' });
  await tell('BID0000001');
  await until(async () => ((await tokens()).includes('gone1') ? undefined : true));
  expect(sent).toEqual([
    { tokens: ['gone1', 't1'], message: { notificationType: 'ReadyProposal', data: 'BID0000001' } },
  ]);
  await tell('BID0000002');
  await until(async () => (sent.length > 1 ? true : undefined));
  expect(sent.map(({ message }) => message.data)).toEqual(['BID0000001', 'BID0000002']);
  expect(await tokens()).toEqual(['other', 't1']);
  const taken = servers[0].db.select().from(notifications).where(eq(notifications.data, 'BID0000002'));
  expect((await taken)[0]?.pushedAt).toBeInstanceOf(Date);
});

test('Firebase’s word for a token that is nobody’s any more is believed, other failures are not', async () => {
  const codes = ['messaging/registration-token-not-registered', 'messaging/internal-error', undefined];
  const responses = codes.map((code) => ({ success: !code, error: code ? { code } : undefined }));
  const asked: unknown[] = [];
  const firebase = firebasePush({
    sendEachForMulticast: async (message) => {
      asked.push(message);
      return { responses, successCount: 1, failureCount: 2 } as never;
    },
  });
  const message = { notificationType: 'ReadyProposal', data: 'BID0000001' };
  expect(await firebase.send(['a', 'b', 'c'], message)).toEqual(['a']);
  expect(asked).toEqual([{ tokens: ['a', 'b', 'c'], data: message }]);
});
