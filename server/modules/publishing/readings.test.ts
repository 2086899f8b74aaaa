import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImpactAnswer, ReleaseProducts } from '../../../studio/contract/impact';
import type { ReleaseList } from '../../../studio/contract/publishing';
import { readFiles } from '../../../engine/publish/readFiles';
import { DAY_MS } from '../../infra/durations';
import { auditLog } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { readImpact } from '../../testing/readImpact';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp';

const { texts } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const PUBLISHER = 'demo-aprovador';

let now = TEST_NOW;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: { now: () => new Date(now), today: () => '2026-11-20' } });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
beforeEach(() => void (now = TEST_NOW));

const ask = async <Data>(path: string, uid = PUBLISHER, payload?: object) =>
  (await server.as(uid, { method: payload ? 'POST' : 'GET', url: `/api${path}`, payload })).json<{
    StatusCode: number;
    Code?: string;
    Message?: string;
    Data: Data;
  }>();
const read = (release: number, uid = PUBLISHER) =>
  readImpact(async (path) => (await ask<ReleaseProducts>(path, uid)).Data, release);
const list = (release: number, uid = PUBLISHER) =>
  ask<ReleaseProducts>(`/workbench/release/${release}/products`, uid);
const approve = (Id: number) => ask<null>('/publishing/approve', PUBLISHER, { Id });

async function proposed(Files: Record<string, string | null>, From?: Date): Promise<number> {
  const { Items } = (await ask<ReleaseList>('/publishing/releases')).Data;
  const Base = Items.find(({ IsHead }) => IsHead)!.Id;
  const wish = { Base, Files, Note: 'Mudança', From: From?.toISOString() ?? null };
  return (await ask<ReleaseList>('/publishing/propose', 'demo-analista', wish)).Data.Items[0]!.Id;
}

const versioned = (product: string, version: number) => {
  const file = `${product}/product.json`;
  return { [file]: texts.get(file)!.replace(/"version": [^,]+,/, `"version": ${version},`) };
};

const casesOf = (product: string) =>
  Object.fromEntries(
    [...texts.keys()].filter((file) => file.startsWith(`${product}/cases/`)).map((file) => [file, null]),
  );

test('a release without the cases of a product is approved by nobody who was not told that they go', async () => {
  const id = await proposed(casesOf('licitante'));
  const unread = {
    Code: 'IMPACT_MISSING',
    Message: expect.stringContaining('Falta ler: Seguro Garantia Licitante, a lista'),
  };
  expect(await approve(id)).toMatchObject(unread);
  // What somebody else read, its author too, is not what whoever approves has read.
  await read(id, 'demo-analista');
  expect(await approve(id)).toMatchObject(unread);
  expect((await list(id)).Data).toMatchObject({ Products: ['licitante'], Read: [] });
  expect((await approve(id)).Message).toMatch(/Falta ler: Seguro Garantia Licitante\.$/);
  const { Data } = await ask<ImpactAnswer>(`/workbench/release/${id}/impact?product=licitante`);
  expect(Data.Impact!.totals.breaking).toBeGreaterThan(0);
  expect((await list(id)).Data.Read).toEqual(['licitante']);
  expect(await approve(id)).toMatchObject({ StatusCode: 200 });
});

test('names each product that was not read, and asks for no other', async () => {
  const id = await proposed({ ...versioned('licitante', 301), ...versioned('performance', 301) });
  await list(id);
  await ask(`/workbench/release/${id}/impact?product=licitante`);
  await ask(`/workbench/release/${id}/impact?product=pagamento`);
  const { Code, Message } = await approve(id);
  const title = (JSON.parse(texts.get('performance/product.json')!) as { title: string }).title;
  expect([Code, Message]).toEqual(['IMPACT_MISSING', expect.stringMatching(`Falta ler: ${title}\\.$`)]);
});

test('what was read of another folder, and twice of one, is not counted for more than it is', async () => {
  const [first, second] = [
    await proposed(versioned('licitante', 401)),
    await proposed(versioned('licitante', 402)),
  ];
  await read(first);
  await read(first);
  const entries = await server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `release:${first}`), eq(auditLog.action, 'release.impact')));
  expect(entries.map(({ actorUid, after }) => [actorUid, after!.product])).toEqual([
    [PUBLISHER, null],
    [PUBLISHER, 'licitante'],
  ]);
  expect(await approve(second)).toMatchObject({ Code: 'IMPACT_MISSING' });
});

test('a release that changes documents alone is told place by place, and read before it is approved', async () => {
  const file = [...texts.keys()].find((one) => one.startsWith('_documents/'))!;
  const changed = JSON.stringify(JSON.parse(texts.get(file)!.replace(/("text": "[^"]*)"/, '$1 "')));
  const id = await proposed({ [file]: changed });
  expect(await approve(id)).toMatchObject({
    Code: 'IMPACT_MISSING',
    Message: expect.stringMatching(/ler: a lista/),
  });
  const { Products, Changes, Total } = (await list(id)).Data;
  expect({ Products, files: Changes.map((change) => change.file), Total }).toEqual({
    Products: [],
    files: [file],
    Total: 1,
  });
  expect(await approve(id)).toMatchObject({ StatusCode: 200 });
});

test('what is in force when it is approved is what it was read against, also where another began meanwhile', async () => {
  const later = await proposed(versioned('licitante', 501), new Date(TEST_NOW + DAY_MS));
  await read(later);
  expect(await approve(later)).toMatchObject({ StatusCode: 200 });
  const id = await proposed(versioned('licitante', 502));
  await read(id);
  now = TEST_NOW + 2 * DAY_MS;
  expect(await approve(id)).toMatchObject({ Code: 'IMPACT_MISSING' });
  await read(id);
  expect(await approve(id)).toMatchObject({ StatusCode: 200 });
});
