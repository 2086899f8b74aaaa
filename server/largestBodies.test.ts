import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leafPaths } from '../engine/record/paths';
import { seedDemonstration } from './seed/seedDemonstration';
import { become } from './testing/become';
import { changed, definedWizards, goldenCases } from './testing/goldenCases';
import { describeRoutes, type DescribedRoute, type Schema } from './testing/routeSchemas';
import { propertyOf, sampleOf } from './testing/sampleOf';
import { testApp, type TestApp } from './testing/testApp';

/** What one call may take of the processor, and how long it may keep others waiting (budgets.md 16). */
const PROCESSOR_MS = 250;
const HELD_MS = 100;
/** A slower or busier machine may take so many times what it takes, there and then, for a body that is only read and refused. */
const TIMES_A_REFUSAL = 60;
/** Another process may have had the processor: what counts is the best of so many. */
const TRIES = 8;

/** Near the largest body that requests may have, in texts that a careless pattern reads again and again. */
const LENGTH = 190_000;
const TEXTS: readonly string[] = [
  `${'a'.repeat(LENGTH)}á`,
  `${'1'.repeat(LENGTH)}x`,
  `a${' '.repeat(LENGTH)}a`,
  `${'a. '.repeat(LENGTH / 3)}ç`,
];
const LIST = Array.from({ length: LENGTH / 2 }, () => 1);
/** Nothing that a field of one value can be. */
const OTHER_TYPES: readonly unknown[] = [
  { toString: 1 },
  { valueOf: 1, label: {} },
  [{ toString: 1 }],
  [[]],
  true,
  7,
];

let server: TestApp;
let routes: DescribedRoute[];
beforeAll(async () => {
  routes = await describeRoutes(async () => (server = await testApp({ jobs: 'idle' })));
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

interface Sent {
  who: string;
  method: string;
  url: string;
  payload: object;
}

/** The status of the answer, what it took of the processor and how long it held everything else, in milliseconds. */
async function timed({ who, method, url, payload }: Sent) {
  const held = monitorEventLoopDelay({ resolution: 5 });
  const began = process.cpuUsage();
  held.enable();
  const { statusCode } = await server.as(who, { method: method as 'POST', url, payload });
  held.disable();
  const { user, system } = process.cpuUsage(began);
  const processor = (user + system) / 1000;
  // What nothing was computed in, other processes took.
  return { status: statusCode, processor, held: Math.min(held.max / 1e6, processor) };
}

/** A body as large that no rule and no look-up sees: what this machine takes at this moment for reading it. */
const refusal: Sent = {
  who: 'demo-responsavel',
  method: 'POST',
  url: '/api/quote/bail',
  payload: { nobody: TEXTS },
};

/** A refusal or a success, in bounded time. */
async function isQuick(what: string, sent: Sent): Promise<void> {
  let best = { processor: Infinity, held: Infinity };
  let bound = { processor: PROCESSOR_MS, held: HELD_MS };
  const isOver = () => best.processor > bound.processor || best.held > bound.held;
  for (let tries = 0; tries < TRIES && isOver(); tries += 1) {
    const { status, processor, held } = await timed(sent);
    expect([what, status < 500 || status]).toEqual([what, true]);
    best = { processor: Math.min(best.processor, processor), held: Math.min(best.held, held) };
    if (isOver()) bound = await boundNow();
  }
  expect({ what, best, bound, isOver: isOver() }).toEqual({ what, best, bound, isOver: false });
}

async function boundNow() {
  const { processor } = await timed(refusal);
  return {
    processor: Math.max(PROCESSOR_MS, processor * TIMES_A_REFUSAL),
    held: Math.max(HELD_MS, processor * TIMES_A_REFUSAL),
  };
}

const requests = () => [...definedWizards, ...(server.deps.products.catalogue.changes ?? [])];

/** A request of each product that is taken, by somebody who may send it. */
async function soundRequests() {
  const found = requests().flatMap((entry) => {
    const it = goldenCases(server.deps.products, entry.wizard).find(
      ({ expected, person }) => expected.length === 0 && !person.executive,
    );
    return it ? [{ entry, it }] : [];
  });
  const sent = [];
  for (const { entry, it } of found)
    sent.push({ entry, it, who: await become(server, it.person, it.record) });
  return sent;
}

/** Each answer of a request once: products share theirs by path, with the patterns and rules that read it. */
async function* answers() {
  const tried = new Set<string>();
  for (const { entry, it, who } of await soundRequests()) {
    for (const path of leafPaths(it.record)) {
      if (tried.has(path)) continue;
      tried.add(path);
      const send = (value: unknown) => ({
        who,
        method: 'POST' as const,
        url: `/api${entry.operation}`,
        payload: { [entry.block]: changed(it.record, { [path]: value }) },
      });
      yield { what: `${entry.wizard} ${path}`, send };
    }
  }
}

describe('a body as large as it may be', { timeout: 600_000 }, () => {
  test('every product has a request that is tried', async () => {
    const tried = (await soundRequests()).map(({ entry }) => entry.wizard);
    expect(tried.length).toBeGreaterThanOrEqual(9);
  });

  test('is answered in bounded time with a long text, or a long list, as any answer of any product', async () => {
    const values = [...TEXTS, LIST];
    let tried = 0;
    for await (const { what, send } of answers()) {
      // They go round, one for each answer.
      const value = values[tried++ % values.length];
      await isQuick(`${what} ${JSON.stringify(value).slice(0, 12)}`, send(value));
    }
    expect(tried).toBeGreaterThan(100);
  });

  test('is answered in bounded time with names that no product has', async () => {
    const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`a${at}`, 1]));
    for (const { entry, it, who } of await soundRequests()) {
      const payload = { [entry.block]: { ...it.record, ...names } };
      await isQuick(`${entry.wizard} names`, { who, method: 'POST', url: `/api${entry.operation}`, payload });
    }
  });

  test('is answered in bounded time by every other call, in each of its fields', async () => {
    for (const { method, url, params, query, body } of routes) {
      if (!body) continue;
      const required = Object.entries(sampleOf({ type: 'object', ...query }) as Record<string, unknown>);
      const asked = required.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
      const path = url.replaceAll(/:(\w+)/g, (_all, key: string) =>
        String(sampleOf(propertyOf(params ?? {}, key))),
      );
      // Two texts for each field, one by each of two people, who change places at the next field.
      for (const [at, [name, payload]] of filled(body).entries()) {
        const who = [0, 3].includes(at % 4) ? 'demo-responsavel' : 'demo-executivo';
        await isQuick(`${method} ${url} ${name}`, { who, method, url: `${path}?${asked}`, payload });
      }
    }
  });
});

/** Files that a request brings, as no golden case that is taken has: nobody uploaded them here. */
const FILES = [{ DocumentID: 'f', Name: 'a.pdf' }];

test('another type than a file has is refused in words, in each of its parts', async () => {
  const { entry, it, who } = (await soundRequests())[0]!;
  for (const part of ['DocumentID', 'Name']) {
    for (const value of OTHER_TYPES) {
      const fileUpload = { documents: FILES.map((file) => ({ ...file, [part]: value })) };
      const payload = { [entry.block]: { ...it.record, fileUpload } };
      const url = `/api${entry.operation}`;
      const { statusCode, body } = await server.as(who, { method: 'POST', url, payload });
      expect([part, value, statusCode === 422 || body]).toEqual([part, value, true]);
    }
  }
});

test('another type than an answer has is refused in words, whatever it is, and nothing is looked up with it', async () => {
  let tried = 0;
  for await (const { what, send } of answers()) {
    // Half of them for each answer, the other half for the next one.
    for (const value of OTHER_TYPES.filter((_, at) => at % 2 === tried % 2)) {
      const { who, ...request } = send(value);
      const { statusCode, body } = await server.as(who, request);
      const sent = `${what} ${JSON.stringify(value)}`;
      expect([sent, statusCode < 500 || body]).toEqual([sent, true]);
    }
    tried += 1;
  }
});

/** Samples of a body, each with a long text in one of its fields, down into what it holds. */
function filled(schema: Schema, sample = sampleOf(schema)): [name: string, payload: object][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = { ...(sample as Record<string, unknown>) };
    if (property.properties)
      return filled(property).map(([inner, value]): [string, object] => [
        `${name}.${inner}`,
        { ...own, [name]: value },
      ]);
    return [TEXTS[0], TEXTS[2]].map((value): [string, object] => [name, { ...own, [name]: value }]);
  });
}
