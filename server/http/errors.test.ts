import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../seed/seedDemonstration';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

describe('the envelope', () => {
  test('wraps a success with the specification’s three fields', async () => {
    const answer = await server.as('demo-tomador', { url: '/api/client/myClients' });
    const client = { name: 'Engenharia Vale Verde Ltda', cpfcnpj: '11444777000161', lead: false };
    expect(answer.json()).toEqual({ StatusCode: 200, Message: null, Data: [client] });
  });

  test.each([
    ['no token', null, 401, 'SESSION_EXPIRED'],
    ['an expired token', 'expired', 401, 'SESSION_EXPIRED'],
    ['a verified token of nobody registered', 'stranger', 403, 'FORBIDDEN'],
  ])('refuses %s', async (_what, uid, status, code) => {
    const answer = await server.as(uid, { url: '/api/wizard/context' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ StatusCode: status, Code: code });
  });

  test('answers an unknown address with 404 and a known one under a wrong method with 405', async () => {
    const unknown = await server.as('demo-tomador', { url: '/api/nothing' });
    expect([unknown.statusCode, unknown.json().Code]).toEqual([404, 'NOT_FOUND']);
    const wrong = await server.as('demo-tomador', { method: 'PATCH', url: '/api/wizard/context?x=1' });
    expect([wrong.statusCode, wrong.json().Code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(wrong.headers.allow).toBe('GET, HEAD');
  });

  test('an address that cannot be decoded is a page for a browser, a refusal for a program', async () => {
    const page = await server.app.inject({
      url: '/change-password/%E0%A4%A',
      headers: { accept: 'text/html' },
    });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/error/404']);
    const call = await server.app.inject({ url: '/api/%E0%A4%A' });
    expect([call.statusCode, call.json().Code]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  test.each([
    ['broken JSON', 'application/json', '{"a":', 400],
    ['a prototype in disguise', 'application/json', '{"__proto__":{"a":1}}', 400],
    ['thirty thousand levels', 'application/json', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, 400],
    ['another media type', 'text/xml', '<a/>', 415],
    ['more than the limit', 'application/json', `{"a":"${'x'.repeat(1_000_001)}"}`, 413],
    ['a field nobody knows', 'application/json', '{"notificationTokn":"a"}', 422],
  ])('refuses %s', async (_what, type, payload, status) => {
    const request = { method: 'POST', url: '/api/user/login', payload } as const;
    const answer = await server.as('demo-tomador', { ...request, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ StatusCode: status, Message: expect.any(String) });
    expect(answer.body).not.toMatch(/stack|node_modules|at .*\.ts/);
  });

  test('names the field that is wrong', async () => {
    const answer = await server.as('demo-tomador', {
      method: 'POST',
      url: '/api/user/login',
      payload: { notificationTokn: 'a', notificationToken: 7 },
    });
    expect(answer.json().Errors).toEqual([
      { path: 'notificationTokn', code: 'unknown', message: 'Campo desconhecido' },
      { path: 'notificationToken', code: 'type', message: 'Valor inválido' },
    ]);
  });

  test('a character that the database cannot hold is the caller’s fault', async () => {
    const answer = await server.as('demo-tomador', { url: '/api/user/find?Email=a%00b' });
    expect([answer.statusCode, answer.json().Code]).toEqual([422, 'INVALID_CHARACTERS']);
    expect(answer.json().Errors).toMatchObject([{ path: 'Email', code: 'characters' }]);
  });
});
