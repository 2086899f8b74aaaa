import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routesOf } from '../../testing/routesOf';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { shapeText } from './shape';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ apiDocs: true }) });
});
afterAll(() => server.close());

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
