import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphanumeric, plainLines, plainText, unaccented, visibleText } from './plainText';

describe('plain text', () => {
  it.each([
    ['Obra nº 1, lote “B” – R$ 10,00 (50%)', 'Obra nº 1, lote “B” – R$ 10,00 (50%)'],
    ['Ação\u0000 de\u0007 cobrança', 'Ação de cobrança'],
    ['linha 1\nlinha 2\r\nlinha 3\tfim', 'linha 1 linha 2 linha 3 fim'],
    ['a\u00a0b', 'a b'],
    ['zero\u200blar\ufeffgura \u202eavesso', 'zerolargura avesso'],
    ['decomposto: Sa\u0303o', 'decomposto: São'],
    ['Москва 東京 ★ 😀', '   '],
  ])('%j becomes %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('keeps of each sign that a Latin keyboard types what it keeps of it beside a sign of another script', () => {
    const signs = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code));
    const differing = signs.filter((sign) => plainText(sign) !== plainText(`${sign}★`));
    expect(differing).toEqual([]);
  });

  it('stays as it is the second time, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});

describe('plain text of several lines', () => {
  it.each([
    ['um\r\ndois\rtr\u00eas\u2028quatro', 'um\ndois\ntr\u00eas\nquatro'],
    ['a\tb\u200b\n\n😀c', 'a b\n\nc'],
  ])('%j becomes %j', (text, plain) => {
    expect(plainLines(text)).toBe(plain);
  });
});

describe('visible text', () => {
  it.each([
    ['ana\u200b@acme\ufeff.test\u0000', 'ana@acme.test'],
    ['\u202ea\u2066b\u00adc\n\u3164', 'abc '],
    ['Москва 😀', 'Москва 😀'],
  ])('%j becomes %j', (text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });
});

describe('letters without accents', () => {
  it('frees letters of their marks', () => {
    expect(unaccented('Licitação: Pão de Açúcar')).toBe('Licitacao: Pao de Acucar');
  });

  it('keeps only letters, digits and blanks of a name', () => {
    expect(alphanumeric('Pão & Cia. Ltda 2/B')).toBe('Pao  Cia Ltda 2B');
  });
});
