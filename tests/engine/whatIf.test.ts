import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readsOf, type Json } from '../../engine/expression';
import type { Answers } from '../../engine/model/Session';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { costOf, firstLedger, settle } from '../../engine/rating/layers/change';
import type { Ledger } from '../../engine/rating/layers/types';
import { rate } from '../../engine/rating/rate';
import { writeRecord } from '../../engine/record/writeRecord';
import { sessionOf } from '../../engine/review/review';
import { answersOf } from '../../engine/session/draft';
import { addDays } from '../../engine/values/civilDay';
import { changeFields } from '../../engine/what-if/changeFields';
import { foldedRating } from '../../engine/what-if/foldedRating';
import { openTrial } from '../../engine/what-if/openTrial';
import { priceChange } from '../../engine/what-if/priceChange';
import { tryChange } from '../../engine/what-if/tryChange';
import { fits } from '../../engine/what-if/typeOf';

const { files } = readFiles('product-schemas');
const bundle = loadBundles(files).bundles.get('endosso')!;
const definition = compileBundle(bundle);
const rating = bundle.rating!;
const day = { today: '2026-11-20', constants: constantsOf(files) };
const fields = changeFields(rating)!;
const HOLDER = { name: 'Serra Azul', cpfcnpj: '11222333000181' };
const NUMBER = '202607750000100100';

interface Held {
  product: string;
  modality: number | null;
  amount: number;
  start: string;
  end: string;
}

/** What the server says of a policy. */
function saidOf({ product, modality, amount, start, end }: Held) {
  const found = { codigo: '7', numeroDocumento: NUMBER, codigoPrincipal: '7' };
  const state = {
    inicioVigencia: start,
    terminoVigencia: end,
    prazo: 365,
    valorContrato: 6_000_000,
    importanciaSegurada: amount,
    obrigacaoGarantia: 'A ponte.',
    obraCivil: false,
    coberturaMulta: modality === 2,
    coberturaTrabalhista: false,
  };
  const details = {
    ...found,
    versao: 1,
    status: 'Vigente',
    dataEmissao: start,
    produto: 'Seguro',
    finlandiaIsBroker: true,
    emAndamento: false,
    tomador: { clienteNome: HOLDER.name, clienteCpfCnpj: HOLDER.cpfcnpj },
    modalidade: { prefixo: product, numeroModalidade: modality, productKey: product, product: { id: '6' } },
    segurado: { nomeBeneficiario: 'Itu', cnpjBeneficiario: '45997418000153' },
    ultimoDocumento: state,
    historico: [],
  };
  return {
    'policy-search': [{ ...found, numeroDocumentoUltimoEndosso: null }],
    'endorsement-process': { Message: null, Status: null },
    'policy-details': details,
  };
}

function open(held: Held) {
  const trial = openTrial(definition, day, {
    Policy: NUMBER,
    Holder: HOLDER,
    Fields: fields,
    Said: saidOf(held),
  });
  return { trial, folded: foldedRating(rating, trial, { ...day, context: {} }) };
}

const policy = fc
  .record({
    product: fc.constantFrom('PER', 'BID', 'OG', 'RE', 'JC', 'JT', 'JDR', 'FL'),
    amount: fc.integer({ min: 1, max: 600_000_000 }),
    charged: fc.integer({ min: 0, max: 2_000_000 }),
    begun: fc.integer({ min: -60, max: 900 }),
    left: fc.integer({ min: 1, max: 1500 }),
    layers: fc.array(fc.tuple(fc.integer({ min: 1, max: 600_000_000 }), fc.nat(400)), { maxLength: 4 }),
  })
  .map(({ begun, left, ...more }) => {
    const start = addDays(day.today, -begun);
    const end = addDays(start > day.today ? start : day.today, left);
    return { ...more, start, end };
  });

const moves = fc.record({
  amount: fc.option(fc.oneof(fc.integer({ min: 0, max: 700_000_000 }), fc.constant(0)), { nil: undefined }),
  end: fc.option(fc.integer({ min: -40, max: 1500 }), { nil: undefined }),
  start: fc.option(fc.integer({ min: -40, max: 500 }), { nil: undefined }),
  coverage: fc.option(fc.boolean(), { nil: undefined }),
});

function ledgerOf({
  charged,
  amount,
  start,
  end,
  layers,
}: typeof policy extends fc.Arbitrary<infer P> ? P : never): Ledger {
  return layers.reduce(
    (ledger, [to, at], index) => {
      const from = addDays(start, Math.min(at, 30));
      const change = { from, stretches: [{ from, to: end, amount: to }] };
      return settle(ledger, change, { document: index + 1, premium: costOf(ledger, change, 1.5).premium });
    },
    firstLedger(charged, { amount, from: start, to: end }),
  );
}

test('a change that is tried is priced as its record is on the server, whatever is moved', () => {
  const told = new Map<string, number>();
  fc.assert(
    fc.property(policy, moves, (one, { amount, end, start, coverage }) => {
      const modality = one.product === 'PER' ? 2 : one.product === 'BID' ? 3 : null;
      const held = { ...one, modality, amount: one.amount / 100 };
      const { trial, folded } = open(held);
      const wanted: Answers = {
        [fields.amount]: amount === undefined ? undefined : amount / 100,
        [fields.end]: end === undefined ? undefined : addDays(one.end, end),
        [fields.start]: start === undefined ? undefined : addDays(day.today, start),
        [fields.coverages[1]!]: coverage,
      };
      const { type, session } = tryChange(trial, wanted);
      if (!type || !session) return;
      told.set(type.key, (told.get(type.key) ?? 0) + 1);
      const ledger = ledgerOf(one);
      const { cost: _cost, ...tried } = priceChange(folded, session, ledger);
      const record: unknown = JSON.parse(JSON.stringify(writeRecord(session)));
      const sent = answersOf(sessionOf(definition, record, session.env));
      expect(tried).toEqual(rate(rating, sent, { ...day, context: {} }, ledger));
    }),
    { numRuns: 1_500 },
  );
  expect([...told.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'i']);
}, 120_000);

describe('the type that follows from what was moved', () => {
  const held = { product: 'PER', modality: 1, amount: 100_000, start: '2026-01-01', end: '2026-12-31' };
  const { trial } = open(held);
  const later = '2027-04-10';
  it.each<[string | undefined, number | undefined, string | undefined, boolean | undefined]>([
    [undefined, undefined, undefined, undefined],
    [undefined, 100_000, '2026-12-31', false],
    ['a', 200_000, later, undefined],
    ['a', 200_000, later, true],
    ['b', 200_000, undefined, undefined],
    ['b', 100_000.01, undefined, true],
    ['c', undefined, later, undefined],
    ['c', undefined, later, true],
    ['d', 0, undefined, undefined],
    ['d', 0, later, true],
    ['e', 50_000, later, undefined],
    ['e', 50_000, later, true],
    ['f', 99_999.99, undefined, undefined],
    ['f', 50_000, undefined, true],
    ['i', undefined, undefined, true],
  ])('is %s', (key, amount, end, coverage) => {
    const wanted = { [fields.amount]: amount, [fields.end]: end, [fields.coverages[1]!]: coverage };
    expect(tryChange(trial, wanted).type?.key).toBe(key);
  });

  it('is one for whatever is moved together: nothing has to be asked for in two', () => {
    const rules = trial.types.map(({ rule }) => rule);
    for (const amount of [-1, 0, 1])
      for (const end of [false, true])
        for (const coverages of [false, true]) {
          const isMoved = amount !== 0 || end || coverages;
          const found = rules.filter((rule) => fits(rule, { amount, end, coverages, ends: false }));
          expect([amount, end, coverages, found.length]).toEqual([amount, end, coverages, isMoved ? 1 : 0]);
        }
  });
});

describe('what is wrong with what was moved is said in the words of the wizard', () => {
  const held = { product: 'PER', modality: 1, amount: 100_000, start: '2026-01-01', end: '2026-12-31' };
  const said = (wanted: Answers, of: Held = held) =>
    tryChange(open(of).trial, wanted).issues.map(({ field, code, level }) => [field, code, level]);

  it('an end before the policy’s own', () => {
    expect(said({ [fields.end]: '2026-12-30' })).toContainEqual([fields.end, 'end-extended', 'error']);
    expect(said({ [fields.end]: '2027-01-01' })).toEqual([]);
  });

  it('a start before today, and before the policy', () => {
    const wanted = { [fields.amount]: 50_000 };
    expect(said({ ...wanted, [fields.start]: '2026-11-20' })).toEqual([]);
    expect(said({ ...wanted, [fields.start]: '2026-11-19' })).toEqual([
      [fields.start, 'start-from-today', 'notice'],
    ]);
    expect(said({ ...wanted, [fields.start]: '2025-12-31' })).toEqual([
      [fields.start, 'start-within-policy', 'error'],
    ]);
  });

  it('a term outside the years of a product', () => {
    const judicial = { ...held, product: 'JC', modality: null };
    const term = 'newStateDocument.deadline';
    expect(said({ [fields.end]: '2027-06-30' }, judicial).map(([field]) => field)).toContain(term);
    expect(said({ [fields.end]: '2029-01-01' }, judicial)).toEqual([]);
  });
});

describe('the rating that leaves the server', () => {
  it('says nothing of rates of others: each constant stands as what it comes to', () => {
    const { folded } = open({
      product: 'PER',
      modality: 1,
      amount: 1000,
      start: '2026-01-01',
      end: '2026-12-31',
    });
    expect(readsOf(folded as unknown as Json).constants).toEqual([]);
    expect(folded.layers?.rate).toBe(1.5);
    expect(JSON.stringify(folded)).not.toContain('annual-rate');
  });
});
