import { sql } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '../../db/schema';
import { InvalidTokenError } from '../../infra/identity/VerifyIdToken';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { hubClient } from '../../testing/hubClient';
import type { HubClient } from '../../testing/hubClient';
import { HANDSHAKE, rawHubClient } from '../../testing/rawHubClient';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { notify } from './notify';

/** Two instances of the application on one database, as two processes would be. */
let servers: [TestApp, TestApp];
let origins: [string, string];
const clients: HubClient[] = [];
/** Seconds that a token named `short` still lives. */
let shortLife = 3600;

const verifyToken = async (uid: string) => {
  if (uid === 'expired') throw new InvalidTokenError('expired');
  if (uid === 'unreachable') throw new Error('no keys');
  const [, name = uid] = uid.split('short:');
  const expiresAt = uid.startsWith('short:') ? Date.now() / 1000 + shortLife : 4_000_000_000;
  return {
    uid: name,
    email: null,
    name: null,
    isEmailVerified: false,
    provider: null,
    hasSecondFactor: false,
    authenticatedAt: 0,
    expiresAt,
  };
};

beforeAll(async () => {
  const one = await testApp({ deps: () => ({ verifyToken }) });
  const two = await testApp({ database: one.database, deps: () => ({ verifyToken }) });
  servers = [one, two];
  await seedDemonstration(one.db);
  origins = [await originOf(one), await originOf(two)];
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map(({ connection }) => connection.stop()));
  await servers[0].db.delete(notifications);
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
});

async function originOf({ app }: TestApp): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function connected(at: 0 | 1, uid = 'demo-tomador', email = 'tomador@lastro.test'): Promise<HubClient> {
  const client = hubClient(origins[at], () => uid, email);
  clients.push(client);
  await client.connection.start();
  return client;
}

async function subscribed(...who: Parameters<typeof connected>): Promise<HubClient> {
  const client = await connected(...who);
  await client.subscribe(who[2] ?? 'tomador@lastro.test');
  return client;
}

const tell = (data: string, uid = 'demo-tomador', at: 0 | 1 = 0) =>
  notify(servers[at].db, [uid], { notificationType: 'ReadyProposal', data });

describe('a subscription', () => {
  test('gets what is unread as a list, oldest first, in the names of the specification', async () => {
    await tell('BID0000001');
    await tell('BID0000002');
    const { registered } = await subscribed(0);
    expect(registered).toEqual([
      ['BID0000001', 'BID0000002'].map((data) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        data,
        notificationType: 'ReadyProposal',
      })),
    ]);
  });

  test('gets what comes later one by one, in order, whichever instance it comes from', async () => {
    const client = await subscribed(0);
    await tell('BID0000001', undefined, 1);
    await tell('BID0000002', undefined, 0);
    await tell('BID0000003', undefined, 1);
    await client.hasReceived('BID0000001', 'BID0000002', 'BID0000003');
    expect(client.registered).toEqual([[]]);
  });

  test('reaches every tab of the user and nobody else', async () => {
    const [here, there] = [await subscribed(0), await subscribed(1)];
    const other = await subscribed(1, 'demo-cliente', 'cliente@lastro.test');
    await tell('BID0000001');
    await tell('PER0000001', 'demo-cliente');
    await Promise.all([here.hasReceived('BID0000001'), there.hasReceived('BID0000001')]);
    await other.hasReceived('PER0000001');
  });

  test('tells nothing twice: not what came before, nor what is told again', async () => {
    const client = await subscribed(0);
    await tell('BID0000001');
    await client.hasReceived('BID0000001');
    await tell('BID0000001');
    await client.subscribe('tomador@lastro.test');
    await tell('BID0000002');
    await client.hasReceived('BID0000001', 'BID0000002');
    expect(client.registered.map((list) => list.length)).toEqual([0, 1]);
  });

  test('hears nothing of a transaction that failed', async () => {
    const client = await subscribed(0);
    const failing = servers[0].db.transaction(async (tx) => {
      await notify(tx, ['demo-tomador'], { notificationType: 'NewInsurancePolicy', data: 'lost' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await tell('BID0000001');
    await client.hasReceived('BID0000001');
  });

  test('is for the session’s own e-mail, in either case', async () => {
    const client = await connected(0);
    const refusal = 'O e-mail informado não é o da sessão.';
    await expect(client.subscribe('cliente@lastro.test')).rejects.toThrow(refusal);
    for (const wrong of [null, 'tomador@lastro.test', {}, { UserEmail: 5 }, []]) {
      await expect(client.connection.invoke('Subscribe', wrong)).rejects.toThrow(refusal);
    }
    await client.subscribe('Tomador@Lastro.test');
    expect(client.registered).toEqual([[]]);
  });

  test('gets what came while the instance did not hear the database', async () => {
    const client = await subscribed(0);
    await tell('BID0000001');
    await client.hasReceived('BID0000001');
    // Stored without a word on the channel: as if it had been said while nobody listened.
    const unheard = {
      userUid: 'demo-tomador',
      notificationType: 'ReadyProposal',
      data: 'BID0000002',
    } as const;
    await servers[0].db.insert(notifications).values(unheard);
    await servers[0].db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'lastro-listen' and datname = current_database()`,
    );
    await client.hasReceived('BID0000001', 'BID0000002');
    await tell('BID0000003');
    await client.hasReceived('BID0000001', 'BID0000002', 'BID0000003');
  });

  test('survives a stranger on the channel', async () => {
    const client = await subscribed(0);
    for (const payload of ['', 'x', '{"id":', 'no-uuid demo-tomador']) {
      await servers[0].db.execute(sql`select pg_notify('notifications', ${payload})`);
    }
    await tell('BID0000001');
    await client.hasReceived('BID0000001');
  });
});

describe('reading', () => {
  test('marks everything of the user, and of nobody else', async () => {
    await tell('BID0000001');
    await tell('BID0000002', 'demo-cliente');
    const read = { method: 'POST', url: '/api/notification/markasread/all' } as const;
    expect((await servers[1].as('demo-tomador', read)).json()).toMatchObject({ StatusCode: 200, Data: null });
    expect((await subscribed(0)).registered).toEqual([[]]);
    const other = await subscribed(0, 'demo-cliente', 'cliente@lastro.test');
    expect(other.registered[0]).toHaveLength(1);
  });

  test('needs a session', async () => {
    const read = { method: 'POST', url: '/api/notification/markasread/all' } as const;
    expect((await servers[0].as(null, read)).statusCode).toBe(401);
  });
});

describe('the door', () => {
  const address = (query: string, path = '/api/notification/hub') =>
    `${origins[0].replace('http', 'ws')}${path}${query}`;

  test('takes a browser’s token from the query', async () => {
    const client = await rawHubClient(address('?access_token=demo-tomador'));
    client.send(HANDSHAKE);
    expect(await client.next()).toEqual({});
    client.socket.terminate();
  });

  test.each([
    ['no token', '', 401],
    ['an expired token', '?access_token=expired', 401],
    ['a token of nobody registered', '?access_token=nobody', 403],
    ['a token that cannot be checked now', '?access_token=unreachable', 503],
  ])('refuses %s', async (_what, query, status) => {
    await expect(rawHubClient(address(query))).rejects.toThrow(`Unexpected server response: ${status}`);
  });

  test('is shut to a page of another site', async () => {
    const url = address('?access_token=demo-tomador');
    for (const origin of ['https://outro.example', 'null'])
      await expect(rawHubClient(url, origin)).rejects.toThrow('Unexpected server response: 403');
    const own = await rawHubClient(url, origins[0]);
    own.socket.terminate();
  });

  test('is at one address', async () => {
    const elsewhere = rawHubClient(address('?access_token=demo-tomador', '/api/other/hub'));
    await expect(elsewhere).rejects.toThrow('Unexpected server response: 404');
  });

  test('lets twenty connections of one user in, not one more', async () => {
    const url = address('?access_token=demo-semcliente');
    const many = await Promise.all(Array.from({ length: 20 }, () => rawHubClient(url)));
    await expect(rawHubClient(url)).rejects.toThrow('Unexpected server response: 429');
    many.forEach(({ socket }) => socket.terminate());
    await Promise.all(many.map(({ ended }) => ended));
  });

  test('closes with the token, and a client with a fresh one comes back', async () => {
    shortLife = 1;
    const client = await connected(0, 'short:demo-tomador');
    shortLife = 3600;
    // It subscribes when it has come back, not before: its first line may be over by then.
    await until(async () => (client.registered.length > 0 ? true : undefined));
    expect(client.connection.state).toBe('Connected');
  });
});

test('a server that stops sends its clients to another one', async () => {
  const third = await testApp({ database: servers[0].database, deps: () => ({ verifyToken }) });
  const origin = await originOf(third);
  const client = hubClient(origin, () => 'demo-tomador', 'tomador@lastro.test');
  await client.connection.start();
  const left = new Promise((done) => client.connection.onreconnecting(done));
  await Promise.all([third.close(), left]);
  expect(client.connection.state).toBe('Reconnecting');
  await client.connection.stop();
});
