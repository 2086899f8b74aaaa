import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routesOf } from '../../testing/routesOf';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { executiveLink } from '../../testing/executiveLink';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { shapeText } from './shape';
import { summaries } from './summaries';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ apiDocs: true }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

/** Of the application every call, and what the document says of it. */
async function operations() {
  const { paths } = (await read('/openapi.json')).json();
  return routesOf(server.app)
    .filter(({ url }) => url.startsWith('/api/') && !url.startsWith('/api/docs'))
    .map((route) => {
      const said = paths[route.url.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      return { ...route, said: said as { security: Record<string, string[]>[] } };
    });
}

const read = (url: string) => server.as(null, { url: `/api/docs${url}` });

test('the document is OpenAPI 3.1, and every call of the API stands in it', async () => {
  const document = (await read('/openapi.json')).json();
  const { valid, errors } = await new Validator().validate(document);
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(document.openapi).toBe('3.1.0');
  for (const { method, url } of routesOf(server.app)) {
    if (!url.startsWith('/api/') || url.startsWith('/api/docs')) continue;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    expect([path, Object.keys(document.paths[path] ?? {})]).toEqual([
      path,
      expect.arrayContaining([method.toLowerCase()]),
    ]);
  }
});

test('it keeps the recommended rules of Redocly, without an error and without a warning', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = (await read('/openapi.json')).body;
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

/** Where an object does not say whether it holds anything: a generated client would send it empty. */
function vagueObjects(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isVague = 'type' in value && value.type === 'object';
  const own = isVague && !('properties' in value) && !('additionalProperties' in value) ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => vagueObjects(part, `${path}/${key}`))];
}

test('of every object it says what it holds, or that it holds anything', async () => {
  expect(vagueObjects((await read('/openapi.json')).json())).toEqual([]);
});

test('every summary is of a call that is there', async () => {
  const calls = new Set(
    (await operations()).map(({ method, url }) => `${method} ${url.slice('/api'.length)}`),
  );
  expect(Object.keys(summaries).filter((key) => !calls.has(key))).toEqual([]);
});

test('what it says that a call is asked for with is what lets in', async () => {
  const tokens = await Promise.all(
    (['cotacao', 'endossos', 'correcao'] as const).map((flow) => executiveLink(server, { flow })),
  );
  for (const { method, url, said } of await operations()) {
    const send = (uid: string | null) => server.as(uid, { method: method as 'GET', url });
    const isRefused = (await send(null)).statusCode === 401;
    const schemes = new Set(said.security.flatMap(Object.keys));
    const isOpen = said.security.length === 0 || said.security.some((one) => Object.keys(one).length === 0);
    expect([method, url, isOpen]).toEqual([method, url, !isRefused]);
    if (isOpen) continue;
    const codes = await Promise.all(tokens.map(async (token) => (await send(token)).json().Code));
    // A correction that nobody asked for is not found, as is a call that is not open to links.
    const isForLinks = url === '/api/quote/correction' || codes.some((code) => code !== 'NOT_FOUND');
    expect([method, url, schemes]).toEqual([
      method,
      url,
      new Set(isForLinks ? ['session', 'executiveLink'] : ['session']),
    ]);
  }
});

test('the page names the calls and what they take and answer, under our own content security policy', async () => {
  const page = await read('');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).toContain('<b>POST</b> <code>/api/quote/payment</code>');
  expect(page.body).toContain('acceptRequired: boolean');
  expect(page.body).toContain('HolderName: string | null');
  expect(page.body).not.toMatch(/<script|style=|https?:/);
  expect((await read('/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('elsewhere there is neither', async () => {
  const other = await testApp();
  for (const url of ['/api/docs', '/api/docs/openapi.json']) {
    expect((await other.as(null, { url })).statusCode).toBe(404);
  }
  await other.close();
});

test.each([
  [{ type: 'array', items: { type: ['string', 'null'] } }, '[ string | null ]'],
  [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
  [
    { type: 'object', required: ['a'], properties: { a: { const: true }, b: {} } },
    '{\n  a: true\n  b?: any\n}',
  ],
])('a shape reads like a type: %j', (shape, text) => {
  expect(shapeText(shape)).toBe(text);
});
