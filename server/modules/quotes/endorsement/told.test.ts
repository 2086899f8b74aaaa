import { eq } from 'drizzle-orm';
import { quotes } from '../../../db/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PremiumLayers } from '../../../../contract/premiumLayers';
import { AMOUNT, endorsementDesk, REASON } from '../../../testing/endorsementDesk';
import { emissionDesk } from '../../../testing/emissionDesk';
import { executiveDesk } from '../../../testing/executiveDesk';
import { pdf } from '../../../testing/pdfSamples';
import { readPdf } from '../../../testing/readPdf';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const CLIENTE = 'demo-cliente';
const STRANGER = 'demo-tomador';
/** A policy of a product without modality, contract and coverages. */
const DEPOSIT = {
  ...{ product: 'JDR', modality: null, contractValue: null },
  ...{ coverageFine: null, coverageLabor: null },
};
const START = 'newStateDocument.startDateValidity';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { rated, issue, read, call, newPolicy } = endorsementDesk(() => server);
const { pay } = emissionDesk(() => server);
const { decide, registered, offered } = executiveDesk(() => server);

const offer = (commercialPremium: number) => ({
  commercialPremium,
  maxInstallments: 1,
  insurerName: 'Seguradora Sandbox',
});

describe('a change on paper before it is issued', () => {
  async function papersOf(identifier: string): Promise<string[]> {
    const papers = ['draft', 'proposal'].map((paper) =>
      server.as(CLIENTE, { url: `/api/quote/${paper}/document?codigo=${identifier}` }),
    );
    const answers = (await Promise.all(papers)).filter(({ statusCode }) => statusCode === 200);
    return Promise.all(answers.map(async ({ rawPayload }) => (await readPdf(rawPayload)).pages.join(' ')));
  }

  test.each([
    ['b', { [AMOUNT]: 200_000, [START]: '2027-01-10' }, '10/01/2027'],
    ['f', { [AMOUNT]: 50_000 }, '20/11/2026'],
  ])(
    'of type %s names the policy’s own days, and the day from which it alters',
    async (type, edits, from) => {
      const { number } = await newPolicy();
      const [draft] = await papersOf(await rated(CLIENTE, number, type, edits));
      expect(draft).toContain('A cobertura vale de 01/10/2026 a 01/10/2027.');
      expect(draft).toContain(`Altera a apólice a partir de ${from}`);
      expect(draft).toContain('Situação Emitir Endosso');
      expect(draft).toContain('Modalidade Performance');
    },
  );

  test('is called an endorsement’s draft and proposal, and each page of the draft says that it binds nobody', async () => {
    const { number } = await newPolicy();
    const identifier = await rated(CLIENTE, number, 'f', { [AMOUNT]: 50_000 });
    const proposal = { proposalNumber: '20250000001' };
    await server.db.update(quotes).set(proposal).where(eq(quotes.identifier, identifier));
    const [draft, other] = await Promise.all(
      ['draft', 'proposal'].map(async (paper) =>
        readPdf(
          (await server.as(CLIENTE, { url: `/api/quote/${paper}/document?codigo=${identifier}` })).rawPayload,
        ),
      ),
    );
    expect([draft?.title, other?.title]).toEqual([
      `Minuta de endosso ${identifier}`,
      'Proposta de endosso 20250000001',
    ]);
    for (const page of draft!.pages) expect(page).toContain('MINUTA SEM VALOR');
  });

  test('of a release prints its own words: no modality that it is not of, no cover that it ends', async () => {
    const { number } = await newPolicy(DEPOSIT);
    const file = { DocumentName: 'despacho.pdf', DocumentType: 'application/pdf' };
    const payload = { ...file, content: pdf().toString('base64') };
    const { data } = await call(CLIENTE, { method: 'POST', url: '/api/document/save', payload });
    const identifier = await rated(CLIENTE, number, 'h', {
      [REASON]: 'O recurso transitou.',
      'fileUpload.documents': [{ DocumentID: data, DocumentName: file.DocumentName }],
    });
    await decide('approve', identifier, offer(-1));
    const [draft] = await papersOf(identifier);
    expect(draft).toContain('encerra a apólice a que se refere no dia da sua emissão');
    expect(draft).toContain('Prêmio a devolver R$ 1,00');
    for (const unsaid of ['Modalidade Performance', 'A cobertura vale de', 'que vale até'])
      expect(draft).not.toContain(unsaid);
  });
});

describe('why a premium is what it is', () => {
  async function get(url: string, uid = CLIENTE) {
    const answer = await server.as(uid, { url: `/api${url}` });
    return { status: answer.statusCode, data: answer.json().Data as PremiumLayers };
  }
  const ofPolicy = (number: string, uid?: string) => get(`/InsurancePolicy/layers?id=${number}`, uid);
  const ofRequest = (identifier: string, uid?: string) => get(`/quote/layers?identifier=${identifier}`, uid);
  const changes = ({ Layers, Beyond }: PremiumLayers) =>
    Layers.reduce((sum, { Before, After }) => sum + After - Before, 0) + Beyond;

  test('is told by its layers of who may read it: of a policy, of an offer and after its issue', async () => {
    const { number, commercialPremium } = await newPolicy();
    const own = (await ofPolicy(number)).data;
    expect(own).toMatchObject({
      Premium: null,
      Layers: [
        {
          Number: number,
          Title: 'Apólice',
          Charged: Number(commercialPremium),
          After: Number(commercialPremium),
          Pieces: [{ Amount: 100_000, From: '2026-10-01', To: '2027-10-01' }],
          Lost: [],
        },
      ],
    });
    const identifier = await rated(CLIENTE, number, 'b', { [AMOUNT]: 200_000 });
    const { CommercialPremium } = (await read(CLIENTE, identifier)).Quote;
    const asked = (await ofRequest(identifier)).data;
    expect(asked.Layers).toMatchObject([
      { Number: number, Before: Number(commercialPremium), After: Number(commercialPremium) },
      {
        Number: null,
        Title: 'Aumento de Importância Segurada',
        Before: 0,
        Pieces: [{ Amount: 100_000, From: '2026-11-20', To: '2027-10-01' }],
      },
    ]);
    expect(asked.Premium).toBe(CommercialPremium);
    expect(changes(asked)).toBeCloseTo(CommercialPremium, 2);
    expect((await pay(identifier, {}, false, undefined, CLIENTE)).data.Status).toBe(7);
    await issue(identifier);
    expect((await ofRequest(identifier)).data).toEqual(asked);
    const after = (await ofPolicy(number)).data;
    expect(after.Layers.map(({ Number: document }) => document)).toEqual([
      number,
      number.replace(/00$/, '01'),
    ]);

    for (const answer of [await ofPolicy(number, STRANGER), await ofRequest(identifier, STRANGER)])
      expect(answer.status).toBe(404);
  });

  test('of a reduction says what it takes off which layer, and of a person’s premium what lies beyond', async () => {
    const { number } = await newPolicy();
    const less = await rated(CLIENTE, number, 'f', { [AMOUNT]: 40_000 });
    const reduced = (await ofRequest(less)).data;
    expect(reduced.Layers).toMatchObject([
      { Lost: [{ Amount: 60_000, From: '2026-11-20', To: '2027-10-01' }] },
    ]);
    expect(changes(reduced)).toBeCloseTo(reduced.Premium!, 2);

    const other = await newPolicy();
    const ended = await rated(CLIENTE, other.number, 'd', { [REASON]: 'Fim.' });
    expect((await ofRequest(ended)).data.Layers).toEqual([]);
    await decide('approve', ended, offer(-1));
    const told = (await ofRequest(ended)).data;
    expect(told.Beyond).toBeGreaterThan(0);
    expect(changes(told)).toBeCloseTo(-1, 2);
  });

  test('of a policy that is asked for is one layer; before it is offered there is none', async () => {
    expect((await ofRequest(await registered(), 'demo-tomador')).data.Layers).toEqual([]);
    const { data } = await ofRequest(await offered('1000.00'), 'demo-tomador');
    expect(data).toMatchObject({ Premium: 1000, Layers: [{ Number: null, Title: 'Apólice', After: 1000 }] });
  });
});
