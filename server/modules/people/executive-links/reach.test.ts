import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveLink } from '../../../testing/executiveLink';
import { openCalls } from '../../../testing/openCalls';
import { pdf } from '../../../testing/pdfSamples';
import { routesOf } from '../../../testing/routesOf';
import type { Route } from '../../../testing/routesOf';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  token = await executiveLink(server);
});
afterAll(() => server.close());

const upload = {
  DocumentName: 'a.pdf',
  DocumentType: 'application/pdf',
  content: pdf().toString('base64'),
};
const person = { name: 'João Batista', document: '52998224725' };

/** What the executive's wizards call, each with a request and the status that shows that it was let through. */
const allowed: [string, string, string, number, object?][] = [
  ['GET', '/api/wizard/context', '', 200],
  ['GET', '/api/client/ReceitaWS/:cnpj', '/api/client/ReceitaWS/12ABC34501DE35', 200],
  ['GET', '/api/client/ViaCEPWS/:cep', '/api/client/ViaCEPWS/01310100', 200],
  ['GET', '/api/client/mainActivityIsConstruction', '?clientDocument=11222333000181', 200],
  ['GET', '/api/client/findUserEmailsByClient', '?clientDocument=11.444.777/0001-61', 200],
  ['GET', '/api/geography/states', '', 200],
  ['GET', '/api/geography/states/:uf/cities', '/api/geography/states/AC/cities', 200],
  ['GET', '/api/Tribunal/all', '?tipotribunal=0', 200],
  ['GET', '/api/Vara/findById', '?id=1', 200],
  ['POST', '/api/people/createOrUpdate', '', 200, person],
  ['GET', '/api/people/findByCpf', '?CPFCNPJ=52998224725', 200],
  ['POST', '/api/document/save', '', 200, upload],
  ['GET', '/api/wings/document', '?wingsDocumentId=x', 422],
  ['POST', '/api/wizard/stops', '', 422],
  ['GET', '/api/quote', '', 422],
  ['POST', '/api/quote/estimate', '', 422],
  ['GET', '/api/quote/timeline', '', 422],
  ['GET', '/api/quote/payment/plans', '', 422],
];

/** What the wizard of endorsements calls. */
const ofEndorsements = [
  'GET /api/wizard/context',
  'POST /api/wizard/stops',
  'GET /api/client/ReceitaWS/:cnpj',
  'GET /api/client/findUserEmailsByClient',
  'POST /api/people/createOrUpdate',
  'GET /api/people/findByCpf',
  'POST /api/document/save',
  'GET /api/wings/document',
  'GET /api/quote',
  'GET /api/quote/timeline',
  'GET /api/quote/payment/plans',
  'GET /api/InsurancePolicy/search-autocomplete',
  'GET /api/InsurancePolicy/findById',
  'GET /api/EndorsementsPolicy/findByMainCode',
  'GET /api/verifyEndorsementStatus',
  'POST /api/newEndorsement',
  'GET /api/Endorsement',
];

/** What a page needs that answers a correction: its own call, and what the questions of a form ask. */
const ofCorrections = [
  'GET /api/client/ReceitaWS/:cnpj',
  'GET /api/client/ViaCEPWS/:cep',
  'GET /api/client/mainActivityIsConstruction',
  'GET /api/client/findUserEmailsByClient',
  'GET /api/geography/states',
  'GET /api/geography/states/:uf/cities',
  'GET /api/Tribunal/all',
  'GET /api/Vara/findById',
  'POST /api/people/createOrUpdate',
  'GET /api/people/findByCpf',
  'POST /api/document/save',
  'GET /api/wings/document',
  'GET /api/quote/correction',
  'POST /api/quote/correction',
];

const keyOf = ({ method, url }: Route) => `${method} ${url}`;

/** What is posted for the products that are open to automatic requests: the request, and what is asked after it. */
function automaticOperations(): string[] {
  const { catalogue, current } = server.deps.products;
  return catalogue.wizards
    .filter((entry) => entry.automaticExecutive)
    .flatMap(({ wizard, operation }) => [
      operation,
      current(wizard)?.compiled.source.questionnaire?.operation,
    ])
    .filter((operation) => operation !== undefined);
}

function allowedKeys(): Set<string> {
  return new Set([
    ...openCalls,
    ...allowed.map(([method, url]) => `${method} ${url}`),
    ...automaticOperations().map((operation) => `POST /api${operation}`),
  ]);
}

describe('an executive link', () => {
  test.each(allowed)('may call %s %s', async (method, url, request, status, payload) => {
    const address = request.startsWith('/') ? request : url + request;
    const answer = await server.as(token, { method: method as 'GET', url: address, payload });
    expect(answer.statusCode).toBe(status);
  });

  test('may register what is open to automatic requests', async () => {
    expect(automaticOperations()).toContain('/quote/bid');
    for (const operation of automaticOperations()) {
      const answer = await server.as(token, { method: 'POST', url: `/api${operation}`, payload: {} });
      expect([operation, answer.statusCode]).toEqual([operation, 422]);
    }
  });

  test('finds nothing else there, whatever it sends', async () => {
    const others = routesOf(server.app).filter((route) => !allowedKeys().has(keyOf(route)));
    expect(others.map(keyOf)).toContain('POST /api/quote/bail');
    expect(others.map(keyOf)).toContain('POST /api/user/login');
    for (const { method, url } of others) {
      const payload = method === 'GET' ? undefined : {};
      const answer = await server.as(token, { method: method as 'GET', url, payload });
      expect([method, url, answer.statusCode, answer.json().Code]).toEqual([method, url, 404, 'NOT_FOUND']);
    }
  });

  test.each([
    { flow: 'endossos', opens: ofEndorsements, what: 'endorsements' },
    { flow: 'correcao', opens: ofCorrections, what: 'a correction' },
  ] as const)('for $what opens what its page calls, and nothing else', async ({ flow, opens }) => {
    const calls = routesOf(server.app).filter((route) => !openCalls.has(keyOf(route)));
    const one = await executiveLink(server, { flow });
    const open: string[] = [];
    for (const { method, url } of calls) {
      const answer = await server.as(one, { method: method as 'GET', url });
      // A correction that was never asked for is not found; of all other calls that means that they are not there.
      const isOwn = flow === 'correcao' && url === '/api/quote/correction';
      if (isOwn || answer.json().Code !== 'NOT_FOUND') open.push(`${method} ${url}`);
    }
    expect(open.toSorted()).toEqual(opens.toSorted());
  });

  test('reads the e-mails of its own client only', async () => {
    const emails = (document: string) =>
      server.as(token, { url: `/api/client/findUserEmailsByClient?clientDocument=${document}` });
    expect((await emails('11444777000161')).json().Data).toEqual(['tomador@lastro.test']);
    expect((await emails('11222333000181')).statusCode).toBe(404);
  });
});
