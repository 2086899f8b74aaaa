import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leafPaths } from '../../../engine/record/paths';
import { mappingsOf } from '../../../engine/record/mapping';
import type { WizardEntry } from '../../../engine/definition/catalogue';
import { createAdapters } from '../../adapters/createAdapters';
import { createClock } from '../../clock';
import type { Db } from '../../db/db';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { become } from '../../testing/become';
import { changed, definedWizards, goldenCases, goldenCompany } from '../../testing/goldenCases';
import type { GoldenCase } from '../../testing/goldenCases';
import { pdf } from '../../testing/pdfSamples';
import { EMBEDDED, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

type Json = Record<string, unknown>;

let server: TestApp;
let today = '2026-11-20';
let current: GoldenCase | undefined;
beforeAll(async () => {
  const clock = createClock(0, () => Date.parse(`${today}T15:00:00Z`));
  const company = goldenCompany(() => current);
  const adaptersOf = (db: Db) => ({ ...createAdapters(db, EMBEDDED), company });
  server = await testApp({ jobs: 'idle', deps: (db) => ({ clock, adapters: adaptersOf(db) }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

/** Sends a record as the case's person on the case's day. */
async function send(entry: WizardEntry, it: GoldenCase) {
  const { person, today: day, record: made, expected } = it;
  today = day;
  current = it;
  const bearer = await become(server, person, made);
  const record = expected.length === 0 ? await withDocuments(made, bearer) : made;
  const payload: Record<string, Json> = { [entry.block]: record };
  const answer = await server.as(bearer, { method: 'POST', url: `/api${entry.operation}`, payload });
  const { Data, Code, Errors = [] } = answer.json();
  return { bearer, payload, status: answer.statusCode, data: Data, code: Code, errors: Errors as Json[] };
}

/** A case that is to be taken names files that nobody uploaded: they become one of the person's own. */
async function withDocuments(record: Json, bearer: string): Promise<Json> {
  const text = JSON.stringify(record);
  if (!text.includes('"DocumentID"')) return record;
  const content = pdf().toString('base64');
  const body = { DocumentName: 'a.pdf', DocumentType: 'application/pdf', content };
  const saved = await server.as(bearer, { method: 'POST', url: '/api/document/save', payload: body });
  return JSON.parse(text.replaceAll(/"DocumentID":"[^"]*"/g, `"DocumentID":"${saved.json().Data}"`)) as Json;
}

/** The cases that this person may send at all. */
function casesOf(entry: WizardEntry): GoldenCase[] {
  const cases = goldenCases(server.deps.products, entry.wizard);
  return cases.filter(({ person }) => !person.executive || entry.automaticExecutive);
}

const accepted = (entry: WizardEntry) => casesOf(entry).filter(({ expected }) => expected.length === 0);

/** The places of a record that hold parts of one answer, such as the name and the document of a chosen company. */
function sameAnswer(entry: WizardEntry, path: string): string[] {
  const mappings = mappingsOf(server.deps.products.current(entry.wizard)!.compiled.source);
  const field = mappings.find(({ to }) => to === path)?.field;
  return [path, ...mappings.filter((mapping) => mapping.field === field).map(({ to }) => to)];
}

/** The places of a record whose values the server decides, whatever is sent. */
function serversOwn(entry: WizardEntry): string[] {
  const { adds } = server.deps.products.current(entry.wizard)!.compiled.source.record;
  return adds.filter(({ trusted }) => trusted).map(({ to }) => to);
}

/** What every case came to, by its id. */
async function outcomes<T>(cases: readonly GoldenCase[], outcome: (it: GoldenCase) => Promise<T>) {
  const found: Record<string, T> = {};
  for (const it of cases) found[it.id] = await outcome(it);
  return found;
}

const all = <T>(cases: readonly GoldenCase[], value: T) =>
  Object.fromEntries(cases.map(({ id }) => [id, value]));

/** Ajv's own sentences, which nobody is to read. */
const ENGLISH = /must (be|have|NOT|match|pass)|should /;

describe.each(definedWizards)('$wizard at $operation', (entry) => {
  test('has cases that are taken and refused', () => {
    expect(accepted(entry).length).toBeGreaterThan(0);
    expect(casesOf(entry).length).toBeGreaterThan(accepted(entry).length);
    const byExecutive = accepted(entry).some(({ person }) => person.executive);
    expect(byExecutive).toBe(entry.automaticExecutive);
  });

  test('takes what its wizard makes, and reads it back as it was', async () => {
    const cases = accepted(entry);
    const found = await outcomes(cases, async (it) => {
      const { status, data, errors, bearer, payload } = await send(entry, it);
      if (status !== 200) return errors;
      expect(data.Identifier).toMatch(new RegExp(`^${entry.code}\\d{7}$`));
      if (entry.lead) return 'taken';
      const read = await server.as(bearer, { url: `/api/quote?identifier=${data.Identifier}` });
      const { Record, RequestByExecutive } = read.json().Data;
      // What only the server decides may differ.
      expect(Record).toEqual({ ...payload[entry.block], ClientIsNominated: Record.ClientIsNominated });
      expect(RequestByExecutive === true).toBe(it.person.executive);
      return 'taken';
    });
    expect(found).toEqual(all(cases, 'taken'));
  });

  test('refuses what the rules would not give, and names each field', async () => {
    const cases = casesOf(entry).filter(({ expected }) => expected.length > 0);
    const found = await outcomes(cases, async (it) => {
      const { status, code, errors } = await send(entry, it);
      if (status !== 422 || code !== 'INVALID_SUBMISSION') return [status, code];
      const wanted = it.expected.map((issue) => ({ ...issue, path: `${entry.block}.${issue.path}` }));
      for (const issue of wanted) expect(errors).toContainEqual(expect.objectContaining(issue));
      return 'refused';
    });
    expect(found).toEqual(all(cases, 'refused'));
  });

  test('refuses nonsense wherever it stands in a record, and names the place', async () => {
    const [whole] = accepted(entry);
    const missed: string[] = [];
    const decidedHere = serversOwn(entry);
    for (const path of leafPaths(whole!.record).filter((leaf) => !decidedHere.includes(leaf))) {
      const record = changed(whole!.record, { [path]: { nonsense: 1 } });
      const { status, errors } = await send(entry, { ...whole!, record });
      const places = sameAnswer(entry, path).map((place) => `${entry.block}.${place}`);
      const isNamed = errors.some((error) => places.some((place) => String(error.path).startsWith(place)));
      const isTold = errors.every(({ message }) => message && !ENGLISH.test(String(message)));
      if (status !== 422 || !isNamed || !isTold) missed.push(path);
    }
    expect(missed).toEqual([]);
  });

  test('refuses another value for whatever it derives itself', async () => {
    const { compiled } = server.deps.products.current(entry.wizard)!;
    const derived = compiled.fields.filter((field) => field.derived).map((field) => field.path);
    const paths = mappingsOf(compiled.source)
      .filter(({ field }) => derived.includes(field))
      .map(({ to }) => to);
    for (const it of accepted(entry).slice(0, 3)) {
      for (const path of leafPaths(it.record).filter((leaf) => paths.includes(leaf))) {
        const value = path.split('.').reduce<unknown>((part, key) => (part as Json)[key], it.record);
        const other = typeof value === 'number' ? value + 1 : `${String(value)}x`;
        const { status, errors } = await send(entry, {
          ...it,
          record: changed(it.record, { [path]: other }),
        });
        expect([it.id, path, status]).toEqual([it.id, path, 422]);
        expect(errors).toContainEqual(expect.objectContaining({ path: `${entry.block}.${path}` }));
      }
    }
  });

  test('is for whoever signed in, and for a link only where executives ask by themselves', async () => {
    const ask = async (bearer: string | null) =>
      (await server.as(bearer, { method: 'POST', url: `/api${entry.operation}`, payload: {} })).statusCode;
    const executive = { executive: true, user: { name: '', email: '', phone: '' }, clients: [] };
    const link = await become(server, executive, {});
    expect([await ask(null), await ask('nobody'), await ask(link)]).toEqual([
      401,
      403,
      entry.automaticExecutive ? 422 : 404,
    ]);
  });
});
