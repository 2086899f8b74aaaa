import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../seed/seedDemonstration';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';
import { contentSecurity, identityOrigins } from './security';

let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lastro-portal-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Lastro</title>');
  writeFileSync(join(folder, 'worker.js'), 'the worker');
  writeFileSync(join(folder, 'worker-off.js'), 'its end');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), `export const text = '${'x'.repeat(5000)}';`);
  server = await testApp({ deps: () => ({ portalDirectory: folder, requestsPerMinute: 40 }) });
  await seedDemonstration(server.db);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Each test from an address of its own, since the limit counts addresses. */
let address = 1;
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = `10.0.0.${address}`) =>
  server.as(null, { url, headers, remoteAddress });

describe('the portal beside the API', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };

  test.each(['/', '/inicio', '/cotacao/BID0000001/status', '/cotacao/:token'])(
    '%s is the portal',
    async (url) => {
      const answer = await get(url, html);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['GET', '*/*'],
    ['GET', 'text/plain'],
    ['GET', undefined],
    ['HEAD', 'text/html'],
    ['HEAD', '*/*'],
  ] as const)('%s with Accept %s is the portal too', async (method, accept) => {
    const headers: Record<string, string> = accept ? { accept } : {};
    const answer = await server.as(null, { method, url: '/cotacao/BID0000001', headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body.length > 0).toBe(method === 'GET');
  });

  test('a program that asks for JSON is told that there is none', async () => {
    const answer = await get('/inicio', { accept: 'application/json, */*;q=0.1' });
    expect([answer.statusCode, answer.json().Code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    '/metrics',
    '/health',
    '/assets/app-0000.js',
    '/nothing.png',
    '/.well-known/nothing',
    '/inicio/app.js.map',
  ])('%s is missing, even for a browser', async (url) => expect((await get(url, html)).statusCode).toBe(404));

  test('password managers find where a password is changed', async () => {
    const answer = await get('/.well-known/change-password', html);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/alterar-senha']);
  });

  test('hashed assets are kept for ever, a missing one is not the portal', async () => {
    const asset = await get('/assets/app-1a2b3c.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await get('/assets/app-0000.js', { accept: '*/*' });
    expect(missing.statusCode).toBe(404);
  });

  test('browsers ask for the worker anew each time, and get its end where it is switched off', async () => {
    const worker = await get('/worker.js');
    expect([worker.body, worker.headers['cache-control']]).toEqual(['the worker', 'no-cache']);
    expect(worker.headers['content-security-policy']).toContain("worker-src 'self';");
    const off = await testApp({ deps: () => ({ portalDirectory: folder, worker: false }) });
    const end = await off.as(null, { url: '/worker.js' });
    expect([end.statusCode, end.body, end.headers['cache-control']]).toEqual([200, 'its end', 'no-cache']);
    await off.close();
  });

  test.each(['/api', '/api/', '/api/nothing'])('%s is never the portal', async (url) => {
    const answer = await get(url, html);
    expect([answer.statusCode, answer.json().Code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    '%s leaves the folder by no way',
    async (url) => {
      const answer = await get(url, { accept: '*/*' });
      expect(answer.body).not.toContain('lastro-portal');
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  test('text is compressed for who can read it', async () => {
    const answer = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(1000);
  });
});

describe('security headers', () => {
  test('no foreign script, no eval, no inline style, no framing', async () => {
    const { headers } = await get('/inicio', { accept: 'text/html' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';" +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';" +
        "img-src 'self' data: blob:;font-src 'self';" +
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;" +
        "worker-src 'self';frame-src 'self' blob:;object-src 'none';base-uri 'none';form-action 'self';" +
        "frame-ancestors 'none';require-trusted-types-for 'script'",
    );
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('the API says so too, and that nobody keeps its answers', async () => {
    const { headers } = await get('/api/config');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
  });

  test('the browser may call the emulator where there is one', () => {
    expect(identityOrigins('127.0.0.1:9099')).toEqual(['http://127.0.0.1:9099']);
  });
});

test('push adds the two places where a browser subscribes, and only where it is configured', () => {
  const messaging = { senderId: '1', appId: 'a', vapidKey: 'k' };
  const firebase = { apiKey: 'key', authDomain: 'a', projectId: 'p', emulatorHost: null };
  const of = (configured: typeof messaging | null) =>
    contentSecurity({ firebase: { ...firebase, messaging: configured }, socialProviders: [] }).connectSrc;
  const added = of(messaging).filter((origin) => !of(null).includes(origin));
  expect(added).toEqual([
    'https://fcmregistrations.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ]);
});

describe('what a social sign-in adds', () => {
  const firebase = {
    apiKey: 'key',
    authDomain: 'lastro.firebaseapp.com',
    projectId: 'lastro',
    messaging: null,
  };
  const of = (emulatorHost: string | null, socialProviders: string[]) =>
    contentSecurity({ firebase: { ...firebase, emulatorHost }, socialProviders });

  test('nothing where there is none', () => {
    expect(of(null, [])).toMatchObject({ scriptSrc: ["'self'"], frameSrc: ["'self'", 'blob:'] });
  });

  test('with a real project its hidden frame and Google’s script', () => {
    const { scriptSrc, frameSrc } = of(null, ['google']);
    expect(scriptSrc).toEqual(["'self'", 'https://apis.google.com']);
    expect(frameSrc).toEqual(["'self'", 'blob:', 'https://lastro.firebaseapp.com']);
  });

  test('with the emulator its frame alone', () => {
    const { scriptSrc, frameSrc } = of('127.0.0.1:9099', ['google']);
    expect(scriptSrc).toEqual(["'self'"]);
    expect(frameSrc).toEqual(["'self'", 'blob:', 'http://127.0.0.1:9099']);
  });
});

describe('requests a minute', () => {
  const limited = '/api/wings/platform-status';

  test('the fortieth is answered, the one after it not; another address is', async () => {
    address = 2;
    for (let at = 1; at < 40; at += 1) await get(limited);
    expect((await get(limited)).statusCode).toBe(200);
    const refused = await get(limited);
    expect([refused.statusCode, refused.json().Code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.json().Message).toMatch(/^Muitas solicitações em pouco tempo/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(limited, {}, '10.0.0.3')).statusCode).toBe(200);
  });

  test('past it the portal still opens and knows whose it is', async () => {
    address = 5;
    for (let at = 0; at < 41; at += 1) await get(limited);
    expect((await get(limited)).statusCode).toBe(429);
    const opening = ['/inicio', '/assets/app-1a2b3c.js', '/api/config'];
    for (const url of opening) expect((await get(url, { accept: '*/*' })).statusCode).toBe(200);
  });

  test('seven people behind one address open the portal a hundred times', async () => {
    address = 6;
    const answers = await Promise.all(Array.from({ length: 700 }, () => get('/assets/app-1a2b3c.js')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('a health check is always answered', async () => {
    address = 4;
    const answers = await Promise.all(Array.from({ length: 45 }, () => get('/api/health')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});
