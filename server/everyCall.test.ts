import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from './db/schema';
import { seedDemonstration } from './seed/seedDemonstration';
import { answerFaults } from './testing/answerFaults';
import { openCalls } from './testing/openCalls';
import { quoteDesk } from './testing/quoteDesk';
import { describeRoutes } from './testing/routeSchemas';
import { routesOf } from './testing/routesOf';
import type { Route } from './testing/routesOf';
import { testApp } from './testing/testApp';
import type { TestApp } from './testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await server.db
    .insert(users)
    .values({ uid: 'closed', email: 'closed@lastro.test', name: 'Fechada', closedAt: new Date() });
});
afterAll(() => server.close());

const keyOf = ({ method, url }: Route) => `${method} ${url}`;
const guarded = () => routesOf(server.app).filter((route) => !openCalls.has(keyOf(route)));

/** Sends an empty request of that kind: who is let through is told what is missing. */
async function send(uid: string | null, { method, url }: Route) {
  const payload = method === 'GET' ? undefined : {};
  const answer = await server.as(uid, { method: method as 'GET', url, payload });
  return { key: `${method} ${url}`, status: answer.statusCode, data: answer.json().Data as unknown };
}

describe('every call of the API', () => {
  test.each([
    ['nobody', null, 401],
    ['a session that expired', 'expired', 401],
  ])('is refused to %s', async (_who, uid, status) => {
    for (const route of guarded()) {
      expect(await send(uid, route)).toEqual({ key: keyOf(route), status, data: undefined });
    }
  });

  test.each([
    ['a person whom nobody registered', 'stranger'],
    ['a closed account', 'closed'],
  ])('but signing in is refused to %s', async (_who, uid) => {
    for (const route of guarded()) {
      const isSignIn = keyOf(route) === 'POST /api/user/login';
      const expected = { key: keyOf(route), status: isSignIn ? 400 : 403, data: undefined };
      expect(await send(uid, route)).toEqual(expected);
    }
  });

  test('is known: what stands open is what is listed', async () => {
    const all = routesOf(server.app).map(keyOf);
    expect([...openCalls].filter((key) => !all.includes(key))).toEqual([]);
    expect(all.length).toBeGreaterThan(60);
  });
});

/** Calls whose address says all. */
const bodiless = new Set([
  'POST /api/user/sign-out-everywhere',
  'PUT /api/user/SendIpLog',
  'POST /api/user/closeAccount',
  'POST /api/user/updateDenied',
  'POST /api/user/NewExecutiveVisualized',
  'POST /api/notification/markasread/all',
]);

/** Of tomador@lastro.test, for everybody else. */
const foreignDocument = '11444777000161';
const foreignEmail = 'tomador@lastro.test';

/** Calls about one record, each with a record of somebody else: as GET, or with a body. */
function foreignCalls(quote: string): [string, string, object?][] {
  return [
    ['GET', `/quote?identifier=${quote}`],
    ['DELETE', `/quote/delete?identifier=${quote}`],
    ['PUT', `/quote/approve?identifier=${quote}`],
    ['POST', '/quote/analysis', { identifier: quote, reasonAnalysis: null }],
    ['GET', `/user/find?Email=${foreignEmail}`],
    ['GET', `/user/isOutdated?email=${foreignEmail}`],
    ['POST', `/user/updateDenied?email=${foreignEmail}`],
    ['PUT', `/user/SendIpLog?email=${foreignEmail}`],
    ['GET', `/user/findByEmail/${foreignEmail}/all`],
    ['GET', `/user/findByDocumentClient?CPFCNPJ=${foreignDocument}`],
    ['PUT', '/user', { uid: 'demo-tomador', name: 'X', phone: null, mobilePhone: null, companies: [] }],
    ['DELETE', '/user', { uid: 'demo-tomador' }],
    ['GET', `/client/findByUser?Email=${foreignEmail}`],
    ['GET', `/client/findUserEmailsByClient?clientDocument=${foreignDocument}`],
    ['GET', `/client/paymentType?cpfCnpj=${foreignDocument}`],
    ['GET', `/client/creditAnalysis/${foreignDocument}`],
    ['GET', `/quote/shares?identifier=${quote}`],
    ['POST', '/quote/share', { identifier: quote }],
    ['POST', '/quote/template', { identifier: quote, Name: 'Meu' }],
    ['GET', '/wings/document?wingsDocumentId=00000000-0000-4000-8000-000000000000'],
  ];
}

test('every call declares what it takes, and what it answers', async () => {
  const all = await describeRoutes(async () => (await testApp({ database: server.database })).close());
  const undeclared = all.filter(({ url, params, body, answers, method }) => {
    const takesBody = ['POST', 'PUT'].includes(method) && body === undefined;
    return (
      answers?.['200'] === undefined ||
      (url.includes(':') && !params) ||
      (takesBody && !bodiless.has(`${method} ${url}`))
    );
  });
  expect(undeclared.map(keyOf)).toEqual([]);
  expect(all.flatMap((call) => answerFaults(call).map((fault) => `${keyOf(call)} ${fault}`))).toEqual([]);
});

describe('a record of somebody else', () => {
  test.each(['demo-cliente', 'demo-pessoafisica', 'demo-semcliente', 'demo-responsavel'])(
    'does not exist for %s',
    async (uid) => {
      const quote = await quoteDesk(() => server).registered();
      for (const [method, url, payload] of foreignCalls(quote)) {
        const answer = await server.as(uid, { method: method as 'GET', url: `/api${url}`, payload });
        expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
        expect(answer.body).not.toContain('Tomás');
        expect(answer.body).not.toContain('Vale Verde');
      }
    },
  );

  test('is found by whose it is', async () => {
    const quote = await quoteDesk(() => server).registered();
    for (const [method, url] of foreignCalls(quote)
      .filter(([verb]) => verb === 'GET')
      .slice(0, 2)) {
      const answer = await server.as('demo-tomador', { method: method as 'GET', url: `/api${url}` });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  });
});
