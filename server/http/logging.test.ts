import { eq, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotes, users } from '../db/schema';
import { seedDemonstration } from '../seed/seedDemonstration';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';
import { createLogger, errorFacts, scrub } from './logging';

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  server = await testApp({ deps: () => ({ logger }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

test('a request is logged by its route, and nothing in the log tells who it was about', async () => {
  await server.as('demo-cliente', { url: '/api/client/ReceitaWS/12ABC34501DE35' });
  await server.as('demo-cliente', { url: '/api/people/findByCpf?CPFCNPJ=52998224725' });
  await server.as('demo-cliente', { url: '/api/user/find?Email=tomador@lastro.test' });
  await server.as('demo-cliente', { url: '/api/user/find?Email=a%00tomador@lastro.test' });
  const body = { name: 'João Batista', document: '529.982.247-25' };
  await server.as('demo-cliente', { method: 'POST', url: '/api/people/createOrUpdate', payload: body });

  await server.as('demo-cliente', { url: '/api/user/findByEmail/tomador@lastro.test%ff/all' });
  await server.as('e1~eyJpZCI6~Zm9v_-', { url: '/api/wizard/context' });
  await server.as(null, { url: '/solicitacao-executivo/cotacao/:e1~eyJpZCI6~Zm9v_-' });

  const log = lines.join('');
  expect(log).toContain('"route":"/api/client/ReceitaWS/:cnpj"');
  expect(log).toContain('"statusCode":200');
  expect(log).not.toMatch(/52998224725|529\.982|12ABC|tomador@|João|demo-cliente|Bearer|e1~/);
});

test('a failed query is logged without its values', () => {
  const cause = new Error('duplicate key: (email)=(cliente@lastro.test)');
  const error = new DrizzleQueryError('insert into users values ($1)', ['cliente@lastro.test'], cause);
  const facts = JSON.stringify(errorFacts(error));
  expect(facts).toContain('insert into users');
  expect(facts).not.toContain('cliente@');
  expect(facts).toContain('logging.test');
});

/** What a person could be found by, in every place that a query takes values from. */
const MARKED = 'Marcada da Silva';

test.each([
  ['by an error alone', (logger: Logger, error: Error) => logger.error(error)],
  ['by a name of its own', (logger: Logger, error: Error) => logger.error({ err: error })],
  ['with words', (logger: Logger, error: Error) => logger.warn({ err: error }, 'It failed.')],
  [
    'as the cause of another',
    (logger: Logger, error: Error) => logger.error(new Error('Round', { cause: error })),
  ],
  ['among several', (logger: Logger, error: Error) => logger.error(new AggregateError([error], 'Some'))],
  ['by a child', (logger: Logger, error: Error) => logger.child({ job: 'mail' }).error(error)],
])('no value of a failed query reaches the log %s', async (_how, report) => {
  const said: string[] = [];
  const logger = createLogger('trace', { write: (line) => said.push(line) });
  const failing = [
    server.db.select().from(quotes).where(eq(quotes.id, MARKED)),
    server.db.execute(sql`select ${MARKED}::date`),
    server.db.execute(sql`select ${MARKED}::int[]`),
    server.db.insert(users).values({ uid: MARKED, email: MARKED, name: MARKED }),
    server.db
      .insert(users)
      .values({ uid: 'demo-cliente', email: `${MARKED}@x.y`.toLowerCase(), name: MARKED }),
    server.db.execute(sql`select ${MARKED} from nowhere`),
  ];
  for (const query of failing) {
    const error = await Promise.resolve(query).then(
      () => expect.unreachable(),
      (reason: Error) => reason,
    );
    report(logger, error);
  }
  expect(said).toHaveLength(failing.length);
  expect(said.join('')).not.toMatch(/marcada/i);
});

test.each([
  ['maria.silva+1@lastro.test said', '[e-mail] said'],
  ['CPF 529.982.247-25 and 52998224725', 'CPF [cpf] and [cpf]'],
  ['CNPJ 12.ABC.345/01DE-35', 'CNPJ [cnpj]'],
  ['/solicitacao-executivo/cotacao/:e1~eyJpZCI6~Zm9v_- x', '/solicitacao-executivo/cotacao/:[token] x'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('scrubs %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});
