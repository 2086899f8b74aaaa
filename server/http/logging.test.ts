import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test.each([
  ['maria.silva+1@lastro.test said', '[e-mail] said'],
  ['CPF 529.982.247-25 and 52998224725', 'CPF [cpf] and [cpf]'],
  ['CNPJ 12.ABC.345/01DE-35', 'CNPJ [cnpj]'],
  ['/solicitacao-executivo/cotacao/:e1~eyJpZCI6~Zm9v_- x', '/solicitacao-executivo/cotacao/:[token] x'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('scrubs %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});
