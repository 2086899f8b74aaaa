import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Letter } from './adapters/mail/Mailer';
import { createLogger } from './http/logging';
import { traceOf } from './infra/trace';
import { seedDemonstration } from './seed/seedDemonstration';
import { testApp } from './testing/testApp';
import type { TestApp } from './testing/testApp';
import { until } from './testing/until';

const ASKED = '0123456789abcdef0123456789abcdef';
const lines: string[] = [];
const sent: (Letter & { trace: string | undefined })[] = [];
let refusals = 1;
let server: TestApp;

beforeAll(async () => {
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const mailer = {
    send: async (letter: Letter) => {
      if (refusals-- > 0) throw new Error('later');
      sent.push({ ...letter, trace: traceOf() });
    },
  };
  server = await testApp({
    jobs: 'working',
    deps: () => ({ logger, mailer, trustedProxies: ['127.0.0.1'] }),
  });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const forget = (headers: Record<string, string>) =>
  server.as(null, {
    method: 'POST',
    url: '/api/auth/require-change-password',
    headers,
    payload: { Email: 'tomador@lastro.test' },
  });

test('what a proxy called a request is told by its answer, and names its lines, its jobs and its e-mails', async () => {
  const answer = await forget({ 'x-request-id': ASKED });
  expect(answer.headers['x-request-id']).toBe(ASKED);
  const [letter] = await until(async () => (sent.length > 0 ? sent : undefined));
  expect(letter).toMatchObject({ recipient: 'tomador@lastro.test', trace: ASKED });
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.filter(({ reqId }) => reqId === ASKED).length).toBeGreaterThan(1);
  expect(told.filter(({ trace, level }) => trace === ASKED && level === 50)).toHaveLength(1);
});

test.each(['short', 'a line\n of the log', 'x'.repeat(65), 'é'.repeat(20)])('%j is no id', async (id) => {
  const { headers } = await server.as(null, { url: '/api/live', headers: { 'x-request-id': id } });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
