import { eq } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContext, sessionOf, summarise, type Json } from '../../../../engine/index';
import type { WizardEntry } from '../../../../engine/definition/catalogue';
import type { ProductFiles } from '../../../../engine/definition/files';
import { readFiles } from '../../../../engine/publish/readFiles';
import { createClock } from '../../../clock';
import { quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { become } from '../../../testing/become';
import { bidRecord } from '../../../testing/bidRecord';
import { definedWizards, goldenCases, type GoldenCase } from '../../../testing/goldenCases';
import { readPdf } from '../../../testing/readPdf';
import { testApp, type TestApp } from '../../../testing/testApp';

let server: TestApp;
let today = '2026-11-20';
const clock = createClock(0, () => Date.parse(`${today}T15:00:00Z`));
beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const OFFER = {
  status: 2,
  commercialPremium: '1000.00',
  iof: '73.80',
  grossPremium: '1073.80',
  installments: 5,
  insurerName: 'Seguradora Sandbox',
} as const;

const bare = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');

/** What a document says between what every page repeats, without white space. */
async function bodyOf(bearer: string, url: string, from = server): Promise<string> {
  const answer = await from.as(bearer, { url });
  expect(answer.statusCode).toBe(200);
  const { pages } = await readPdf(answer.rawPayload);
  // What repeats is drawn last, and begins with the brand beside the document's title.
  return pages.map((page) => bare(page).replace(/Lastro(Minutadeapólice|Comprovante).*$/, '')).join('');
}

/** The cases that a signed-in person may send without uploading files first. */
function casesOf({ wizard }: WizardEntry): GoldenCase[] {
  return goldenCases(server.deps.products, wizard).filter(
    ({ person, expected, record }) =>
      expected.length === 0 && !person.executive && !JSON.stringify(record).includes('"DocumentID"'),
  );
}

async function offered(entry: WizardEntry, { person, today: day, record }: GoldenCase) {
  today = day;
  const bearer = await become(server, person, record);
  const payload = { [entry.block]: record };
  const answer = await server.as(bearer, { method: 'POST', url: `/api${entry.operation}`, payload });
  expect([answer.statusCode, answer.json().Errors]).toEqual([200, undefined]);
  const identifier = answer.json().Data.Identifier as string;
  await server.db.update(quotes).set(OFFER).where(eq(quotes.identifier, identifier));
  return { bearer, identifier };
}

/** What the screens say of a record, line by line. */
function linesOf({ wizard }: WizardEntry, record: unknown, { person, today: day }: GoldenCase) {
  const { products } = server.deps;
  const { compiled } = products.current(wizard)!;
  const env = { today: day, constants: products.constants, context: createContext(person) };
  return summarise(sessionOf(compiled, record, env))
    .flatMap((section) => section.lines)
    .filter(({ text }) => text !== '');
}

/** Of all cases those that print a label that none before them prints. */
function telling(entry: WizardEntry): GoldenCase[] {
  const seen = new Set<string>();
  return casesOf(entry).filter((it) => {
    const labels = linesOf(entry, it.record, it).map(({ label }) => label);
    const isNew = labels.some((label) => !seen.has(label));
    for (const label of labels) seen.add(label);
    return isNew;
  });
}

const sold = definedWizards.filter(({ lead }) => !lead);

describe.each(sold)('$wizard in print', (entry) => {
  test('says every line of the summary on the screens, and its clauses', async () => {
    const cases = telling(entry);
    expect(cases.length).toBeGreaterThan(0);
    for (const it of cases) {
      const { bearer, identifier } = await offered(entry, it);
      const body = await bodyOf(bearer, `/api/quote/draft/document?codigo=${identifier}`);
      const [stored] = await server.db.select().from(quotes).where(eq(quotes.identifier, identifier));
      const missed = linesOf(entry, stored!.record, it).filter(
        ({ label, text }) => !body.includes(bare(label + text)),
      );
      expect([it.id, missed]).toEqual([it.id, []]);
      const { clauses } = server.deps.products.current(entry.wizard)!;
      for (const { title } of clauses) expect(body).toContain(`.${bare(title)}`);
      expect(body).toContain('PrêmiototalR$1.073,80');
    }
  });
});

describe('a question more', () => {
  const { files } = readFiles(fileURLToPath(new URL('../../../../product-schemas', import.meta.url)));

  /** The products with one question more in the first step of the bid: an edit of one JSON file. */
  function withQuestion(): ProductFiles {
    const file = 'licitante/steps/insured.json';
    const step = files.get(file) as { properties: Record<string, Json> };
    const question = { title: 'Órgão Fiscalizador', type: 'string', maxLength: 80, ui: { widget: 'text' } };
    const properties = { ...step.properties, inspector: question };
    return new Map([...files, [file, { ...step, properties } as unknown as Json]]);
  }

  test('is a line more in the documents; what was asked before is printed as it was', async () => {
    today = '2026-11-20';
    const uid = 'demo-tomador';
    const ask = async (app: TestApp, bid: object) =>
      (await app.as(uid, { method: 'POST', url: '/api/quote/bid', payload: { bid } })).json().Data
        .Identifier as string;
    const before = await ask(server, bidRecord());
    const { database } = server;
    const deps = () => ({ clock });
    const changed = { files: withQuestion(), clock: createClock() };
    const newer = await testApp({ jobs: 'idle', database, deps, ...changed });
    const inspector = 'Tribunal de Contas do Município';
    const after = await ask(newer, bidRecord({ insured: { inspector } }));
    const url = (identifier: string) => `/api/quotes/export/pdf/${identifier}`;
    expect(await bodyOf(uid, url(after), newer)).toContain(bare(`Órgão Fiscalizador${inspector}`));
    const old = await bodyOf(uid, url(before), newer);
    expect(old).toContain(bare('Nome do Segurado MUNICIPIO DE AURORA DO VALE'));
    expect(old).not.toContain(bare('Órgão Fiscalizador'));
    await newer.close();
  });
});

describe('long texts', () => {
  test('go over to the next page, and nothing of them is lost', async () => {
    today = '2026-11-20';
    const complementObjectText = 'Pavimentação, drenagem e sinalização viária. '.repeat(33).trim();
    const objectText = `Edital: 12/2026. ${complementObjectText}`;
    const bid = bidRecord({ objectProperty: { complementObjectText, objectText } });
    const uid = 'demo-tomador';
    const { Data } = (
      await server.as(uid, { method: 'POST', url: '/api/quote/bid', payload: { bid } })
    ).json();
    const body = await bodyOf(uid, `/api/quotes/export/pdf/${Data.Identifier}`);
    expect(body).toContain(bare(objectText));
  });
});
