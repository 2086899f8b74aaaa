import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { createClock } from '../../../server/clock';
import { auditLog, releases, users } from '../../../server/db/schema';
import { filesOf, type FolderTexts } from '../../../server/modules/definitions/releases/folder';
import { composedFolder } from '../../../server/modules/publishing/checkedFolder';
import { seedDemonstration } from '../../../server/seed/seedDemonstration';
import { testApp, type TestApp } from '../../../server/testing/testApp';
import { until } from '../../../server/testing/until';
import { root } from '../../lib/root.mjs';
import { main } from './main';

// The whole check takes seconds, and has its own tests.
const quickly = async (texts: FolderTexts) => composedFolder(filesOf(texts));

const STEP = 'licitante/steps/object.json';
const ANALYST = ['--as', 'analista@lastro.test'];
const PUBLISHER = ['--as', 'Aprovador@lastro.test'];

let server: TestApp;
let home: string;
beforeAll(async () => {
  // The commands live in the hours of the machine, as the servers beside them do.
  server = await testApp({ clock: createClock() });
  await seedDemonstration(server.db);
  await server.app.ready();
  home = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterAll(async () => {
  await server.close();
  await rm(home, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

async function command(...args: string[]): Promise<string> {
  vi.stubEnv('DATABASE_URL', server.database.url);
  let printed = '';
  const spy = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => Boolean((printed += String(text))));
  await main(args, () => quickly).finally(() => spy.mockRestore());
  return printed;
}

const at = (name: string) => join(home, name);

async function edit(folder: string, file: string, [from, to]: readonly [string | RegExp, string]) {
  const path = join(folder, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

/** Without the cases that rely on the limit which the tests change. */
async function withoutLimitCases(folder: string): Promise<void> {
  const path = join(folder, 'licitante/cases/object.cases.json');
  const file = JSON.parse(await readFile(path, 'utf8')) as { cases: { id: string }[] };
  const cases = file.cases.filter(({ id }) => !id.startsWith('complement-15'));
  await writeFile(path, JSON.stringify({ ...file, cases }, null, 2));
}

/** Takes a character from a limit each time, so that each folder is another. */
const shorten = (folder: string, from = 1500) =>
  edit(folder, STEP, [`"maxLength": ${from}`, `"maxLength": ${from - 1}`]);

const publish = (folder: string, ...more: string[]) =>
  command('publish', folder, '--note', 'complemento', ...ANALYST, ...more);

const idIn = (said: string) => /Release (\d+)/.exec(said)![1]!;

const limitInForce = () =>
  /"complementObjectText":\{.*?"maxLength":(\d+)/.exec(
    JSON.stringify(server.deps.products.files.get(STEP)),
  )?.[1];

test('what runs is pulled byte for byte, edited, proposed, approved by somebody else, sold under, and taken back', async () => {
  const folder = at('all');
  expect(await command('pull', folder)).toContain('files of release 1 are in');
  const own = readFiles(join(root, 'product-schemas')).texts;
  for (const [file, text] of own) expect(await readFile(join(folder, file), 'utf8')).toBe(text);
  await withoutLimitCases(folder);
  await shorten(folder);

  const id = idIn(await publish(folder, '--share', '100'));
  await expect(command('approve', id, ...ANALYST)).rejects.toThrow('analista@lastro.test is no publisher');
  // What one has not read is shown first, and approved by another word; what it does is the report of the two folders.
  await expect(command('approve', id, ...PUBLISHER)).rejects.toThrow(`Release ${id} is not approved yet`);
  expect(limitInForce()).toBe('1500');
  expect(await command('approve', id, ...PUBLISHER)).toContain(`Release ${id} is approved`);
  await until(async () => limitInForce() === '1499' || undefined);
  expect(await command('releases')).toContain(`* ${id}  in force  “complemento”`);
  const entries = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `release:${id}`));
  expect(entries.map(({ actorUid, action }) => [actorUid, action])).toEqual([
    ['demo-analista', 'release.propose'],
    ['demo-aprovador', 'release.impact'],
    ['demo-aprovador', 'release.impact'],
    ['demo-aprovador', 'release.approve'],
  ]);

  // A folder goes on from what was published of it.
  await shorten(folder, 1499);
  const next = idIn(await publish(folder, '--from', '2099-01-01T08:00-03:00', '--share', '25'));
  expect(await command('releases')).toMatch(
    new RegExp(`  ${next}  waits for approval, 25% of the accounts, from `),
  );

  expect(await command('back', ...PUBLISHER)).toContain(`Release ${id} is withdrawn: release 1 is what`);
  await until(async () => limitInForce() === '1500' || undefined);
  await expect(command('approve', next, ...PUBLISHER)).rejects.toThrow('nº 1');
});

test('a folder of an older release is refused with whose and when, and what is wrong with file and pointer', async () => {
  const [late, other, broken] = [at('late'), at('other'), at('broken')];
  for (const folder of [late, other, broken]) await command('pull', folder);
  await edit(broken, 'licitante/product.json', ['"insured"', '"nowhere"']);
  await expect(publish(broken)).rejects.toThrow(/\n {2}licitante\/product\.json#\/\S+: /);
  await writeFile(join(broken, STEP), '{');
  await expect(publish(broken)).rejects.toThrow(`${STEP}#: `);
  await expect(publish(late)).rejects.toThrow('Nada mudou');

  await withoutLimitCases(other);
  await shorten(other);
  const id = idIn(await publish(other));
  const told = await command('impact', id, ...PUBLISHER);
  expect(told).toContain('complement-15');
  expect(told).toContain('licitante/steps/object.json  /');
  expect(await command('approve', id, ...PUBLISHER)).toContain(`Release ${id} is approved`);
  await withoutLimitCases(late);
  await expect(publish(late)).rejects.toThrow(new RegExp(`nº ${id}, de Aline Barreto, em \\d\\d/\\d\\d/`));
  expect(await server.db.$count(releases, eq(releases.note, 'complemento'))).toBe(3);
});

test('a folder that holds something is not pulled into, and stays as it is', async () => {
  const folder = at('full');
  await mkdir(folder);
  await writeFile(join(folder, 'own.txt'), 'mine');
  await expect(command('pull', folder)).rejects.toThrow('is not empty');
  await expect(command('pull', at('missing'), '99')).rejects.toThrow('There is no release 99');
  expect(await readdir(folder)).toEqual(['own.txt']);
  expect((await readdir(home)).filter((name) => name.includes('.part-') || name === 'missing')).toEqual([]);
});

test('who is not named, or has not the role, does nothing, nor does who approves their own', async () => {
  const folder = at('own');
  await command('pull', folder);
  await edit(folder, 'licitante/product.json', [/"version": (\d+)/, '"version": 99']);
  const whom = ['publish', folder, '--note', 'x', '--as'];
  await expect(command(...whom, 'ninguem@lastro.test')).rejects.toThrow('There is no account');
  await expect(command(...whom, 'cliente@lastro.test')).rejects.toThrow('is no analyst');
  await server.db.update(users).set({ isAnalyst: true }).where(eq(users.uid, 'demo-aprovador'));
  const id = idIn(await command(...whom, 'aprovador@lastro.test'));
  await expect(command('approve', id, ...PUBLISHER)).rejects.toThrow('Outra pessoa');
});

test.each([
  ['publish --note x', 'Say who does it'],
  ['publish --as a@b.test', 'Say what changes'],
  ['publish --note x --as a@b.test --share 0', '--share is "0"'],
  ['publish --note x --as a@b.test --from tomorrow', '--from is "tomorrow"'],
  ['approve --as a@b.test', 'Say the number'],
  ['impact 7', 'Say who does it'],
  ['back seven --as a@b.test', '"seven" is no number'],
  ['pull', 'Say the folder'],
  ['releases --share 3', '--share does not go with releases'],
])('refuses "%s"', async (line, sentence) => {
  await expect(command(...line.split(' '))).rejects.toThrow(sentence);
});
