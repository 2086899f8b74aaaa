import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '../../server/db/schema';
import { InvalidTokenError } from '../../server/infra/identity/VerifyIdToken';
import { freePort } from '../../server/infra/postgres/freePort';
import { notify } from '../../server/modules/notifications/notify';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { testApp } from '../../server/testing/testApp';
import type { TestApp } from '../../server/testing/testApp';
import { until } from '../../server/testing/until';
import { HubLine, retryDelay } from '../../src/features/notifications/HubLine';
import type { Notification } from '../../contract/notifications';

const EMAIL = 'tomador@lastro.test';

let ground: TestApp;
const apps: TestApp[] = [];
const lines: HubLine[] = [];

beforeAll(async () => {
  ground = await testApp();
  await seedDemonstration(ground.db);
});
afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.stop()));
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await ground.db.delete(notifications);
});
afterAll(() => ground.close());

/** The hub on a port; its tokens are good for `seconds`. */
async function listening(port = 0, seconds = 3600): Promise<number> {
  const verifyToken = async (token: string) => {
    if (!token.startsWith('demo-tomador')) throw new InvalidTokenError('expired');
    const who = {
      uid: 'demo-tomador',
      email: null,
      name: null,
      isEmailVerified: false,
      provider: null,
      hasSecondFactor: false,
      authenticatedAt: 0,
    };
    return { ...who, expiresAt: Date.now() / 1000 + seconds };
  };
  const app = await testApp({ database: ground.database, deps: () => ({ verifyToken }) });
  apps.push(app);
  await app.app.listen({ host: '127.0.0.1', port });
  return (app.app.server.address() as AddressInfo).port;
}

/** A line as the portal opens it, and what came over it. */
function opened(port: number, tokens: (attempt: number) => string = () => 'demo-tomador') {
  const heard = { lists: [] as string[][], ones: [] as string[], live: [] as boolean[], asked: 0 };
  const dataOf = ({ data }: Notification) => data;
  const line = new HubLine({
    url: `http://127.0.0.1:${port}/api/notification/hub`,
    email: EMAIL,
    token: async () => tokens((heard.asked += 1)),
    onRegistered: (list) => heard.lists.push(list.map(dataOf)),
    onReceive: (one) => heard.ones.push(dataOf(one)),
    onQuoteChanged: () => undefined,
    onLive: (live) => heard.live.push(live),
  });
  lines.push(line);
  line.start();
  return { line, heard };
}

const becomes = (read: () => unknown, expected: unknown) =>
  until(async () => (JSON.stringify(read()) === JSON.stringify(expected) ? true : undefined));
const tell = (data: string) =>
  notify(ground.db, ['demo-tomador'], { notificationType: 'ReadyProposal', data });

describe('the line', () => {
  it('gets the list, then each one', async () => {
    await tell('BID0000001');
    const { heard } = opened(await listening());
    await becomes(() => heard.lists, [['BID0000001']]);
    await tell('BID0000002');
    await becomes(() => heard.ones, ['BID0000002']);
    expect(heard.live).toEqual([true]);
  });

  it('comes up by itself where the server was not there at first', async () => {
    const port = await freePort();
    const { heard } = opened(port);
    await becomes(() => heard.asked > 1, true);
    await listening(port);
    await becomes(() => heard.live, [true]);
  });

  it('comes back when its token ends, with a fresh one, and loses nothing', async () => {
    const { heard } = opened(await listening(0, 0.5), (attempt) => `demo-tomador-${attempt}`);
    await becomes(() => heard.live.slice(0, 2), [true, false]);
    await tell('BID0000003');
    await becomes(
      () => heard.lists.some((list) => list.includes('BID0000003')) || heard.ones.includes('BID0000003'),
      true,
    );
    expect(heard.asked).toBeGreaterThan(1);
  });

  it('survives refused tokens until there is a good one', async () => {
    const { heard } = opened(await listening(), (attempt) => (attempt < 3 ? 'expired' : 'demo-tomador'));
    await becomes(() => heard.live, [true]);
    expect(heard.asked).toBe(3);
  });

  it('that is stopped hears no more and tries no more', async () => {
    const { line, heard } = opened(await listening());
    await becomes(() => heard.live, [true]);
    await line.stop();
    await tell('BID0000004');
    expect(heard.ones).toEqual([]);
    expect(heard.asked).toBe(1);
  });
});

describe('the pause before an attempt', () => {
  it.each([
    [0, 0, 500],
    [0, 1, 1_000],
    [1, 1, 2_000],
    [2, 1, 4_000],
    [59, 1, 4_000],
    [60, 1, 30_000],
    [70, 0, 15_000],
  ])('number %i with chance %d is %i ms', (attempt, random, expected) => {
    expect(retryDelay(attempt, random)).toBe(expected);
  });
});
