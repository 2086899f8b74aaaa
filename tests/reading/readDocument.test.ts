import { describe, expect, it } from 'vitest';
import { readDocument, type Proposal, type ReadValue } from '../../engine/reading';
import { opened } from './readSample';

const OBJECT = 'objectProperty.';

/** What one value reads in lines of one page. */
function read(value: Partial<ReadValue>, ...lines: readonly string[]): readonly Proposal[] {
  const whole = { id: 'it', field: `${OBJECT}noticeNumber`, as: 'text', from: [{}], ...value } as ReadValue;
  const reading = { document: 'edital', values: [whole] };
  return readDocument([{ lines }], reading, opened('licitante'));
}
const valueOf = (...given: Parameters<typeof read>) => read(...given)[0]?.value;

const day = { field: `${OBJECT}startDateValidity`, as: 'date' } as const;
const amount = { field: `${OBJECT}contractValue`, as: 'money' } as const;
const term = { field: `${OBJECT}deadline`, as: 'count', units: ['dias'] } as const;
const document = { field: 'insured.document', as: 'tax-id' } as const;
const name = { field: 'insured.name', as: 'name' } as const;
const lawsuit = { field: `${OBJECT}noticeNumber`, as: 'process-number' } as const;

describe('values are read as people write them', () => {
  it.each([
    [day, 'em 10/03/2026', '2026-03-10'],
    [day, 'em 1º de março de 2026', '2026-03-01'],
    [day, 'aos 10 (dez) de MARÇO de 2.026', '2026-03-10'],
    [day, 'em 10.03.26', '2026-03-10'],
    [amount, 'R$ 1.234,56 (mil duzentos e trinta e quatro)', 1234.56],
    [amount, 'R$1.234', 1234],
    [amount, 'total de 1.234,56', 1234.56],
    [term, '120 (cento e vinte) dias', 120],
    [term, '1.080 dias', 1080],
    [document, 'CNPJ 12.892.327/0001-02', '12892327000102'],
    [document, 'CNPJ 12.ABC.345/01DE-35', '12ABC34501DE35'],
    [document, 'CPF 104.766.883-10', '10476688310'],
    [lawsuit, 'autos 23127834020228260229', '2312783-40.2022.8.26.0229'],
    [name, 'Autarquia: COMPANHIA DE ÁGUAS DO NORTE LTDA., com sede', 'COMPANHIA DE ÁGUAS DO NORTE LTDA'],
  ] as const)('%j in "%s"', (value, line, expected) => {
    const from = value.as === 'name' ? [{ after: ['autarquia:'] }] : [{}];
    expect(valueOf({ ...value, from }, line)).toBe(expected);
  });

  it.each([
    ['a day that does not exist', day, 'em 31/02/2026'],
    ['a wrong check digit of a CNPJ', document, 'CNPJ 12.892.327/0001-03'],
    ['a wrong check digit of a CPF', document, 'CPF 104.766.883-11'],
    ['a wrong check digit of a lawsuit', lawsuit, 'autos 2312783-41.2022.8.26.0229'],
    ['an amount in millions', amount, 'R$ 2 milhões'],
    ['no amount at all', amount, 'R$ 0,00'],
    ['a share', amount, '7,50%'],
    ['a term beyond the question’s limit', term, '99999 dias'],
    ['a term in another unit', term, '12 meses'],
  ])('%s is not proposed', (_what, value, line) => {
    expect(read(value, line)).toEqual([]);
  });
});

describe('a value stands where its words are', () => {
  it('across a broken line and a broken word, with both lines to tell', () => {
    const value = { ...amount, from: [{ after: ['valor contratado'] }] };
    expect(read(value, 'O valor contra-', 'tado é de R$ 1.', '234,56.')).toEqual([
      { path: amount.field, value: 1234.56, page: 1, line: 'tado é de R$ 1. 234,56.', rule: 'it' },
    ]);
  });

  it('not where other words say that something else is meant, nor behind those that end the search', () => {
    const after = ['valor'];
    const line = 'Valor da multa: R$ 10,00, que se paga em trinta dias do atraso. Valor total: R$ 20,00.';
    expect(valueOf({ ...amount, from: [{ after, unless: ['multa'] }] }, line)).toBe(20);
    expect(valueOf({ ...amount, from: [{ after, until: ['multa'] }] }, line)).toBe(20);
    expect(valueOf({ ...amount, from: [{ after, pick: 'last' }] }, line)).toBe(20);
    expect(valueOf({ ...amount, from: [{ after: ['valores'] }] }, line)).toBeUndefined();
    expect(valueOf({ ...amount, from: [{ after: ['valor tot*'] }] }, line)).toBe(20);
  });

  it('is none for a question that is computed or not there', () => {
    expect(read({ field: `${OBJECT}objectText`, pattern: 'a+' }, 'aaa')).toEqual([]);
    expect(read({ field: `${OBJECT}gone`, pattern: 'a+' }, 'aaa')).toEqual([]);
  });
});

describe('a hostile document', () => {
  it('takes a time that grows with its length alone', () => {
    const lines = [
      '('.repeat(3_999),
      '1.'.repeat(1_999),
      'A '.repeat(1_999),
      'valor '.repeat(600),
      '9'.repeat(3_999),
    ];
    const pages = Array.from({ length: 60 }, () => ({ lines }));
    const kinds = [day, amount, term, document, lawsuit, name].map((value, at) => ({
      id: `v${at}`,
      from: [{ after: ['valor', 'a'], within: 6_000 }],
      ...value,
    }));
    expect(readDocument(pages, { document: 'edital', values: kinds }, opened('licitante'))).toBeDefined();
  });
});
