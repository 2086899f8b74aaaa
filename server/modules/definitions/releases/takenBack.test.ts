import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Release } from '../../../../studio/contract/publishing';
import { releases } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp, type TestApp } from '../../../testing/testApp';
import { openProductStore, readProductStore } from '../productStore';
import { folderOf, type FolderTexts } from './folder';
import { findFolder, findHead, insertFolder, insertRelease, type ReleaseRow } from './repository';

const STEP = 'licitante/steps/object.json';
const OTHER = 'performance/product.json';

let server: TestApp;
let built: FolderTexts;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  built = (await findFolder(server.db, (await findHead(server.db))!.folder))!;
});
afterAll(() => server.close());

const edited = (texts: FolderTexts, file: string, from: string, to: string): FolderTexts => {
  expect(texts.get(file)).toContain(from);
  return new Map([...texts, [file, texts.get(file)!.replace(from, to)]]);
};
const limited = (texts: FolderTexts, most: number) =>
  edited(texts, STEP, '"maxLength": 50', `"maxLength": ${most}`);

/** A release as somebody approved it. */
async function published(texts: FolderTexts, note: string, begins = server.deps.clock.now()) {
  const head = (await findHead(server.db))!;
  const folder = folderOf(texts);
  await insertFolder(server.db, folder);
  const { definitions, constants } = head;
  const of = { kind: 'proposal', state: 'approved', note, proposedAt: begins, inForceFrom: begins } as const;
  return insertRelease(server.db, { ...of, folder: folder.hash, base: head.id, definitions, constants });
}

/** A server that starts on the database with this folder: what it takes back. */
async function started(texts: FolderTexts): Promise<string[]> {
  let told: readonly ReleaseRow[] = [];
  await openProductStore(server.db, folderOf(texts), {
    clock: server.deps.clock,
    onFault: ({ file }) => expect.unreachable(file),
    onTakenBack: (taken) => (told = taken),
  });
  return told.map(({ note }) => note);
}

const rows = () => server.db.select().from(releases).orderBy(asc(releases.id));

test('a start with the build of before, and a command that reads, leave what was published as it is', async () => {
  const { id } = await published(limited(built, 60), 'até 60');
  const before = await rows();
  expect(await started(built)).toEqual([]);
  const store = await readProductStore(server.db, server.deps.clock);
  expect(store.release.id).toBe(id);
  expect(JSON.stringify(store.files.get(STEP))).toContain('"maxLength":60');
  expect(await rows()).toEqual(before);
});

test('a build that was made with what was published takes nothing back, whatever else it changes', async () => {
  const build = edited(limited(built, 60), OTHER, '"version": ', '"version": 9');
  expect(await started(build)).toEqual([]);
  expect((await findHead(server.db))!.note).toBe('Versão do portal');
});

test('a build without it says so at the start and in the list, also of what was to begin later', async () => {
  const first = await published(limited(built, 70), 'até 70');
  const later = await published(limited(built, 80), 'até 80', new Date('2027-03-01T12:00:00Z'));
  expect(await started(built)).toEqual(['até 80', 'até 70']);
  const [newest] = await server.db.select().from(releases).orderBy(desc(releases.id)).limit(1);
  expect(newest!.note).toBe(
    `Versão do portal, que tira de vigor o que foi publicado: nº ${first.id}, nº ${later.id}`,
  );
  const answer = await server.as('demo-analista', { url: '/api/publishing/releases' });
  const listed = answer.json().Data.Items as Release[];
  const stateOf = (id: number) => listed.find(({ Id }) => Id === id)?.State;
  expect([newest!.id, later.id, first.id].map(stateOf)).toEqual(['active', 'superseded', 'superseded']);
  expect(listed[0]!.Note).toContain(`nº ${later.id}`);
  expect(await server.db.$count(releases, eq(releases.kind, 'build'))).toBe(3);
});
