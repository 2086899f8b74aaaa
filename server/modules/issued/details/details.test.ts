import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sources from '../../../../product-schemas/_shared/sources.json' with { type: 'json' };
import { misfit } from '../../../../engine/source/fits';
import type { EndorsementOfPolicy } from '../../../../contract/policyDetails';
import type { Shape } from '../../../../engine/model/Source';
import type { ChangeRule } from '../../../../engine/rating/changeOf';
import type { PolicyRow, PolicyState } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveLink } from '../../../testing/executiveLink';
import { issuedPolicy } from '../../../testing/issuedPolicy';
import { someEndorsement } from '../../../testing/someEndorsement';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { endorsements } from '../../../db/schema';
import { endorsementNumber } from '../policies/policyNumber';
import { cancelEndorsement } from '../policies/cancelEndorsement';
import { issueEndorsement } from '../policies/issueEndorsement';
import { findPolicyById } from '../policies/repository';

let server: TestApp;
let policy: PolicyRow;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const HOLDER = '11222333000181';
const STRANGER = 'demo-tomador';
let serial = 100;

async function issued(more: Parameters<typeof issuedPolicy>[1]['more'] = {}): Promise<PolicyRow> {
  serial += 1;
  const number = `202607750000${serial}00`;
  const facts = { clientDocument: HOLDER, dueDates: [], more: { number, ...more } };
  return (await findPolicyById(server.db, await issuedPolicy(server.db, facts)))!;
}

const endorse = (of: PolicyRow, cells: Partial<ChangeRule>, asked: Partial<PolicyState> = {}, at?: Date) =>
  server.db.transaction((tx) => issueEndorsement(tx, someEndorsement(of, cells, asked, at)));

beforeEach(async () => {
  policy = await issued();
});

async function get(path: string, uid = 'demo-cliente') {
  const answer = await server.as(uid, { url: `/api${path}` });
  const { Data, Code } = answer.json();
  return { status: answer.statusCode, data: Data, code: Code };
}
const search = (sought: string, uid?: string) =>
  get(
    `/InsurancePolicy/search-autocomplete?take=5&limit=5&documentNumber=${encodeURIComponent(sought)}`,
    uid,
  );
const details = (id: string, more = '', uid?: string) =>
  get(
    `/InsurancePolicy/findById?id=${encodeURIComponent(id)}&include=endosso&documenttype=a&OrderEndorsement=true${more}`,
    uid,
  );
const numbers = async (sought: string, uid?: string) =>
  ((await search(sought, uid)).data as { numeroDocumento: string }[]).map(
    ({ numeroDocumento }) => numeroDocumento,
  );

describe('the search for a document', () => {
  test('finds by a part of the number, masked or not, by the whole, and by the code', async () => {
    const { number, id } = policy;
    for (const sought of [number, number.slice(3), `${number.slice(0, 8)}.${number.slice(8, 15)}-00`, id])
      expect([sought, await numbers(sought)]).toEqual([sought, [number]]);
    expect(await numbers('99999999999')).toEqual([]);
    expect(await numbers('----')).toEqual([]);
    expect(await numbers('%')).toEqual([]);
  });

  test('finds endorsements beside their policy, each with the policy’s code and last endorsement', async () => {
    const parties = { holderName: 'Serra Azul', insuredName: 'Prefeitura de Itu' };
    policy = await issued({ product: 'PER', modality: 'performance-publico', ...parties });
    const { endorsement } = await endorse(policy, { end: true }, { validityEnd: '2028-01-01' });
    const of = { codigoPrincipal: policy.id, numeroDocumentoUltimoEndosso: endorsement.number };
    const { holderName: tomador, insuredName: segurado } = policy;
    const about = {
      ...of,
      tomador,
      segurado,
      produto: 'Seguro Garantia Setor Público',
      terminoVigencia: '2028-01-01',
    };
    expect((await search(policy.number.slice(0, -2))).data).toEqual([
      {
        codigo: policy.id,
        numeroDocumento: policy.number,
        ...about,
        tipoDocumento: 'Apólice',
        estaSobApolice: false,
      },
      {
        codigo: endorsement.id,
        numeroDocumento: endorsement.number,
        ...about,
        tipoDocumento: endorsement.rule.title,
        estaSobApolice: true,
      },
    ]);
    expect((await search(endorsement.number)).data).toMatchObject([{ ...about, estaSobApolice: false }]);
    expect(await numbers(endorsement.number)).toEqual([endorsement.number]);
    expect(await numbers(endorsement.id)).toEqual([endorsement.number]);
  });

  test('names a policy once, its endorsements after it in their order past the 99th, policies before them where not all have room', async () => {
    const first = await endorse(policy, { end: true }, { validityEnd: '2028-01-01' });
    await server.db
      .update(endorsements)
      .set({ suffix: 99, number: endorsementNumber(policy.number, 99) })
      .where(eq(endorsements.id, first.endorsement.id));
    const { endorsement, policy: changed } = await endorse(first.policy, { object: true }, {});
    expect([endorsement.suffix, endorsement.number]).toEqual([100, policy.number.replace(/00$/, 'A0')]);
    const own = [policy.number, policy.number.replace(/00$/, '99'), endorsement.number];
    expect(await numbers(policy.number.slice(0, -2))).toEqual(own);
    expect(await numbers(endorsement.number.toLowerCase())).toEqual([endorsement.number]);
    const { historico, endossos } = (await details(changed.id)).data;
    expect(historico.map(({ documento }: { documento: string }) => documento)).toEqual(own);
    expect(endossos.map(({ numeroDocumento }: { numeroDocumento: string }) => numeroDocumento)).toEqual(
      own.slice(1),
    );
    for (const _ of Array.from({ length: 5 })) await issued();
    const found = await numbers('202607750000');
    expect(found.filter((number) => number.endsWith('00'))).toHaveLength(5);
  });

  test('offers the newest five, with nothing typed too', async () => {
    for (const _ of Array.from({ length: 6 })) await issued({ issuedAt: new Date() });
    expect(await numbers('2026077500')).toHaveLength(5);
    expect(await numbers('')).toHaveLength(5);
  });

  test('shows nobody what is somebody else’s', async () => {
    expect(await numbers(policy.number, STRANGER)).toEqual([]);
    expect(await numbers(policy.id, STRANGER)).toEqual([]);
    expect(await numbers(policy.number, 'demo-executivo')).toEqual([policy.number]);
  });

  test('answers what the wizards were promised', async () => {
    const { data } = await search(policy.number);
    expect(misfit(sources['policy-search'].answer as Shape, data)).toBeUndefined();
  });
});

describe('the details of a policy', () => {
  test('say what it is, and are of the shape that the wizards were promised', async () => {
    const more = { product: 'PER', modality: 'performance-publico', contractValue: '500000.00' };
    const { number } = await issued({ ...more, objectText: 'A ponte.', civilWork: true });
    const { status, data } = await details(number);
    expect(status).toBe(200);
    expect(misfit(sources['policy-details'].answer as Shape, data)).toBeUndefined();
    expect(data).toMatchObject({
      numeroDocumento: number,
      numeroPrincipal: number,
      versao: 0,
      status: 'Vigente',
      dataEmissao: '2026-10-01',
      produto: 'Seguro Garantia Setor Público',
      finlandiaIsBroker: true,
      emAndamento: false,
      modalidade: {
        prefixo: 'PER',
        descricaoModalidade: 'Performance',
        numeroModalidade: 2,
        codigoModalidade: 'performance-publico',
        productKey: 'PER',
      },
      ultimoDocumento: {
        numeroDocumento: number,
        inicioVigencia: '2026-10-01',
        terminoVigencia: '2027-10-01',
        prazo: 365,
        valorContrato: 500_000,
        importanciaSegurada: 10_000,
        obrigacaoGarantia: 'A ponte.',
        obraCivil: true,
        coberturaMulta: null,
      },
      historico: [{ documento: number, tipoDocumento: 'Apólice' }],
    });
  });

  test('are those of the last endorsement that is not cancelled, from the end', async () => {
    const first = await endorse(policy, { guarantee: true }, { insuredAmount: '20000.00' });
    const second = await endorse(first.policy, { guarantee: true }, { insuredAmount: '30000.00' });
    const at = new Date('2026-11-20T16:00:00Z');
    await server.db.transaction((tx) => cancelEndorsement(tx, second.endorsement.id, at));
    const { data } = await details(policy.id);
    expect(data).toMatchObject({
      versao: 3,
      numeroDocumentoUltimoEndosso: first.endorsement.number,
      ultimoDocumento: { numeroDocumento: first.endorsement.number, importanciaSegurada: 20_000 },
      historico: [
        { documento: policy.number, importanciaSegurada: 10_000 },
        { documento: first.endorsement.number, importanciaSegurada: 20_000, tipoDocumento: 'Endosso' },
        { documento: second.endorsement.number, tipoDocumento: 'Endosso (cancelado)' },
      ],
      endossos: [
        { cancelado: false, canceladoEm: null, importanciaEmVigor: 20_000 },
        { cancelado: true, canceladoEm: '2026-11-20', importanciaEmVigor: 30_000 },
      ],
    });
  });

  test('say of each endorsement what it covers on its day, and by which it is replaced before', async () => {
    const starts = { start: true, guarantee: true };
    const to = (insuredAmount: string, validityStart: string) => ({ insuredAmount, validityStart });
    const { policy: raised } = await endorse(policy, starts, to('20000.00', '2027-07-25'));
    const { policy: corrected } = await endorse(raised, { object: true }, { objectText: 'Outra ponte.' });
    const inForce = async () =>
      (await details(policy.id)).data.endossos.map((row: EndorsementOfPolicy) => [
        row.inicioVigencia,
        row.importanciaEmVigor,
        row.substituidoPor,
      ]);
    expect(await inForce()).toEqual([
      ['2027-07-25', 20_000, null],
      ['2026-11-20', 10_000, null],
    ]);
    const { endorsement } = await endorse(corrected, starts, to('15000.00', '2026-12-01'));
    expect(await inForce()).toEqual([
      ['2027-07-25', 20_000, endorsement.number],
      ['2026-11-20', 10_000, null],
      ['2026-12-01', 15_000, null],
    ]);
  });

  test('of a past day are those of then: what was issued later, or cancelled since, is not told', async () => {
    const first = await endorse(policy, { guarantee: true }, { insuredAmount: '20000.00' });
    const later = new Date('2026-11-25T15:00:00Z');
    const second = await endorse(first.policy, { refund: true }, {}, later);
    const at = new Date('2026-11-28T15:00:00Z');
    await server.db.transaction((tx) => cancelEndorsement(tx, second.endorsement.id, at));
    const on = async (day: string) => {
      const { status, data } = await details(policy.id, `&on=${day}`);
      return [status, data?.status, data?.importanciaSegurada, data?.historico.length];
    };
    expect(await on('2026-09-30')).toEqual([404, undefined, undefined, undefined]);
    expect(await on('2026-11-19')).toEqual([200, 'Vigente', 10_000, 1]);
    expect(await on('2026-11-20')).toEqual([200, 'Vigente', 20_000, 2]);
    expect(await on('2026-11-25')).toEqual([200, 'Cancelado', 20_000, 3]);
    expect(await on('2026-11-28')).toEqual([200, 'Vigente', 20_000, 3]);
    expect(await on('2027-10-02')).toEqual([200, 'Vencida', 20_000, 3]);
    expect((await details(policy.id, '&on=20-11-2026')).status).toBe(422);
    expect((await details(policy.id, '&on=2026-11-20', STRANGER)).status).toBe(404);
  });

  test('are found by an endorsement, and by the last document where the code is unknown', async () => {
    const { endorsement } = await endorse(policy, { object: true }, { objectText: 'Outro.' });
    for (const answer of [
      await details(endorsement.id),
      await details('unknown', `&last=${endorsement.number}`),
    ])
      expect(answer.data).toMatchObject({
        codigo: endorsement.id,
        codigoPrincipal: policy.id,
        numeroDocumento: endorsement.number,
        numeroPrincipal: policy.number,
      });
    expect(await details('unknown', '&last=none')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await details('unknown')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('of somebody else’s policy are none', async () => {
    expect(await details(policy.id, '', STRANGER)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await details('unknown', `&last=${policy.number}`, STRANGER)).toMatchObject({ status: 404 });
  });

  test.each([
    ['not begun', { validityStart: '2026-11-21' }, 'Emitida'],
    ['over since yesterday', { validityEnd: '2026-11-19' }, 'Vencida'],
    ['on its last day', { validityEnd: '2026-11-20' }, 'Vigente'],
  ])('say of one %s so', async (_what, more, status) => {
    const { id } = await issued(more);
    expect((await details(id)).data.status).toBe(status);
  });

  test('say of one that was ended that it is cancelled', async () => {
    await endorse(policy, { refund: true });
    expect((await details(policy.id)).data).toMatchObject({ status: 'Cancelado', versao: 1 });
  });

  test('say of an imported one that it is another brokerage’s', async () => {
    const { id } = await issued({ isUpload: true });
    expect((await details(id)).data).toMatchObject({ finlandiaIsBroker: false, solicitacao: null });
  });

  const [contract, object, civil] = ['valorContrato', 'obrigacaoGarantia', 'obraCivil'];
  const covers = ['coberturaMulta', 'coberturaTrabalhista'];
  test.each([
    ['PER', 'performance-publico', ['modalidade', contract, object, ...covers, civil]],
    ['PER', null, ['modalidade', contract, object, ...covers, civil]],
    ['OG', null, ['modalidade', contract, object, ...covers]],
    ['OG', 'publico-fornecedor', ['modalidade', contract, object, ...covers]],
    ['OG', 'judicial-execucao-fiscal', ['modalidade', object]],
    ['JC', 'judicial-civel', ['modalidade', object]],
    ['JT', 'judicial-trabalhista', ['modalidade', contract, object]],
    ['FL', 'fianca-pj', ['modalidade']],
    ['RE', null, [contract, object]],
    ['GONE', null, []],
  ])('say what %s, %s asks, whether the policy says it or not', async (product, modality, asked) => {
    const { data } = await details((await issued({ product, modality })).id);
    expect(data.aplicaveis).toEqual(asked);
  });

  test('count the term in years where the product does', async () => {
    const { id } = await issued({ product: 'JC', modality: 'judicial-civel', validityEnd: '2029-10-01' });
    expect((await details(id)).data.ultimoDocumento.prazo).toBe(3);
  });
});

describe('the endorsements of a policy', () => {
  test('are listed by the main code, and by the number', async () => {
    const { endorsement } = await endorse(policy, { end: true, start: true }, { validityEnd: '2028-01-01' });
    for (const code of [policy.id, policy.number, endorsement.id]) {
      const { data } = await get(`/EndorsementsPolicy/findByMainCode?id=${code}`);
      expect(data).toMatchObject([
        {
          numeroDocumento: endorsement.number,
          tipoEndosso: { codigo: 'x', descricaoEndosso: 'Endosso' },
          terminoVigencia: '2028-01-01',
          premioTotal: 100,
        },
      ]);
    }
    expect(await get(`/EndorsementsPolicy/findByMainCode?id=${policy.id}`, STRANGER)).toMatchObject({
      status: 404,
    });
  });

  test('are not processed while nobody asked for one', async () => {
    const { data } = await get(`/verifyEndorsementStatus?IdApolice=${policy.id}`);
    expect(data).toEqual({ Message: null, Status: null });
    expect(misfit(sources['endorsement-process'].answer as Shape, data)).toBeUndefined();
    expect(await get(`/verifyEndorsementStatus?IdApolice=${policy.id}`, STRANGER)).toMatchObject({
      status: 404,
    });
  });
});

test('an executive’s link for endorsements sees its client’s policies, and one for quotes none of this', async () => {
  const link = await executiveLink(server, { clientDocument: HOLDER, flow: 'endossos' });
  expect((await details(policy.id, '', link)).data).toMatchObject({ codigo: policy.id });
  expect(await numbers(policy.number, link)).toEqual([policy.number]);
  const other = await executiveLink(server, { flow: 'endossos' });
  expect(await details(policy.id, '', other)).toMatchObject({ status: 404 });
  expect(await numbers(policy.number, other)).toEqual([]);
  const quotes = await executiveLink(server, { clientDocument: HOLDER });
  expect(await details(policy.id, '', quotes)).toMatchObject({ status: 404 });
});

test('an executive’s link finds no policy of a product that allows no automatic request', async () => {
  const link = await executiveLink(server, { clientDocument: HOLDER, flow: 'endossos' });
  const other = await issued({ product: 'RE' });
  const endorsed = await endorse(other, { object: true }, { objectText: 'A estrada.' });
  expect(await numbers(other.number)).toContain(other.number);
  for (const sought of [other.number, other.id, endorsed.endorsement.id]) {
    expect(await numbers(sought, link)).toEqual([]);
    expect(await details(sought, '', link)).toMatchObject({ status: 404 });
    expect(await get(`/verifyEndorsementStatus?IdApolice=${sought}`, link)).toMatchObject({ status: 404 });
  }
});
