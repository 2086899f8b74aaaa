import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from './seed/seedDemonstration';
import { describeRoutes } from './testing/routeSchemas';
import type { DescribedRoute, Schema } from './testing/routeSchemas';
import { propertyOf, sampleOf } from './testing/sampleOf';
import { testApp } from './testing/testApp';
import type { TestApp } from './testing/testApp';

/** Who gets furthest: an executive at the desk, elsewhere somebody who looks after a company's users. */
const whoFor = (url: string) =>
  /^.api.(desk|client$)/.test(url.split('?')[0]!) ? 'demo-executivo' : 'demo-responsavel';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Bodies that are no request at all, with the type that they claim to be. */
const BODIES: readonly (readonly [type: string, body: string | Buffer])[] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '1e400'],
  ['application/json', '{"__proto__":{"isExecutive":true}}'],
  ['application/json', '{"constructor":{"prototype":{"isExecutive":true}}}'],
  ['application/json', nested(50_000)],
  ['application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', 'x'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['multipart/form-data; boundary=b', '--b--'],
  ['', 'x'],
];

/** Values that somebody with bad intentions, or a broken program, sends where another is expected. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e300,
  [],
  {},
  [['a']],
  { $gt: '' },
  { length: 1, toString: 'x' },
  '',
  ' ',
  'ação 🦊 \u202E',
  'nul\u0000',
  'half \uD800',
  "' or 1=1; drop table users; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '__proto__',
  '9'.repeat(400),
  'a'.repeat(100_000),
];

/** The same in an address, where everything is text. */
const TEXTS: readonly string[] = [
  '',
  '%00',
  '%ff',
  '%',
  '%F0%9F%A6%8A',
  '%27%20or%201%3D1--',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  '-1',
  '1e400',
  'NaN',
  'x'.repeat(3000),
];

let server: TestApp;
let routes: DescribedRoute[];
beforeAll(async () => {
  routes = await describeRoutes(async () => (server = await testApp({ jobs: 'idle' })));
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

/** The address of a call with what it requires, and in place of one name of its query some other text. */
function addressOf({ url, params, query }: DescribedRoute, name = '', texts: readonly string[] = []): string {
  const path = url.replaceAll(/:(\w+)/g, (_all, key: string) =>
    String(sampleOf(propertyOf(params ?? {}, key))),
  );
  const required = Object.entries(sampleOf({ type: 'object', ...query }) as Record<string, unknown>);
  const kept = required.filter(([key]) => key !== name);
  const asked = kept.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return `${path}?${[...asked, ...texts.map((text) => `${name}${text}`)].join('&')}`;
}

/** What no answer shows: how the product is built. */
const INSIDES =
  /node_modules|\bat .+:\d+:\d+|Error:|TypeError|drizzle|select "|insert into|violates|syntax error|\[object|must (be|have|NOT|match|pass)|should /;

interface Sent {
  method: string;
  url: string;
  payload?: string | Buffer | object | undefined;
  type?: string;
}

/** Sends it; the answer is a refusal or a success in the envelope, in words, never a failure of the product's own. */
async function isAnswered({ method, url, payload, type }: Sent): Promise<void> {
  const headers = type === undefined ? {} : { 'content-type': type };
  const answer = await server.as(whoFor(url), { method: method as 'GET', url, payload, headers });
  const told = `${method} ${url.slice(0, 200)} ${JSON.stringify(payload)?.slice(0, 200)}`;
  expect([told, answer.statusCode < 500]).toEqual([told, true]);
  if (answer.statusCode === 200) return;
  const { StatusCode, Message } = answer.json();
  expect([told, StatusCode, typeof Message]).toEqual([told, answer.statusCode, 'string']);
  expect([told, INSIDES.test(answer.body)]).toEqual([told, false]);
}

/** Of the values every so many: places are alike, and go round so that each value meets all kinds of them. */
const ROUND = 3;
let places = 0;

/** Copies of a sample, each with a hostile value at one place, down into what it holds. */
function spoiled(schema: Schema, sample: unknown): unknown[] {
  const turn = places++ % ROUND;
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = { ...(sample as Record<string, unknown>) };
    return spoiled(property, own[name] ?? sampleOf(property)).map((value) => ({ ...own, [name]: value }));
  });
  return [...VALUES.filter((_, at) => at % ROUND === turn), ...inner];
}

describe('whatever is sent to a call', () => {
  test('all calls are tried', () => {
    expect(routes.length).toBeGreaterThan(80);
  });

  test('a body that is none is refused', async () => {
    for (const route of routes.filter(({ body }) => body)) {
      for (const [type, payload] of BODIES) {
        await isAnswered({ method: route.method, url: addressOf(route), payload, type });
      }
    }
  });

  test('a body with a hostile value anywhere is answered in words', async () => {
    for (const route of routes) {
      if (!route.body) continue;
      for (const value of spoiled(route.body, sampleOf(route.body))) {
        const payload = JSON.stringify(value);
        await isAnswered({ method: route.method, url: addressOf(route), payload, type: 'application/json' });
      }
    }
  });

  test('so is an address with one', async () => {
    for (const route of routes) {
      const { method, url, query, body } = route;
      const payload = body && (sampleOf(body) as object);
      for (const name of Object.keys(query?.properties ?? {})) {
        for (const texts of [[], ['[]=a'], ['=a', '=b'], ...TEXTS.map((text) => [`=${text}`])]) {
          await isAnswered({ method, url: addressOf(route, name, texts), payload });
        }
      }
      if (!url.includes(':')) continue;
      for (const text of TEXTS) {
        await isAnswered({ method, url: url.replaceAll(/:\w+/g, text.replaceAll('%2f', '-')), payload });
      }
    }
  });

  test('another method is told which ones there are', async () => {
    for (const route of routes) {
      const here = routes.filter(({ url }) => url === route.url).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter(
        (one) => !here.includes(one),
      )) {
        const url = addressOf(route);
        const answer = await server.as(whoFor(url), { method: method as 'GET', url });
        expect([method, url, answer.statusCode]).toEqual([method, url, 405]);
        expect(String(answer.headers.allow)).toContain(route.method);
      }
    }
  });
});
