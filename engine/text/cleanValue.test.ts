import { describe, expect, it } from 'vitest';
import { CLEANERS } from '../model/FieldSchema';
import { operators } from '../expression/operators';
import { cleanValue } from './cleanValue';

describe('cleanValue', () => {
  it.each([
    ['plainText', ' Obra\u0007 nº 1 ★', 'Obra nº 1'],
    ['plainLines', 'Obra\u0007\r\n nº\t1 😀\n', 'Obra\n nº 1'],
    ['visibleText', ' ana\u200b@acme\u202e.test\u00a0', 'ana@acme.test'],
    ['alphanumeric', 'Pão & Cia. 2', 'Pao  Cia 2'],
    ['unmasked', 'apl 2026-12.34/5', 'APL202612345'],
    ['unaccented', 'Licitação', 'Licitacao'],
    ['trim', '  Edital ', 'Edital'],
    ['upper', 'ab', 'AB'],
    ['digits', '12.3', '123'],
  ] as const)('%s makes of %j the text %j', (clean, typed, cleaned) => {
    expect(cleanValue({ clean }, typed)).toBe(cleaned);
  });

  it('is the same done twice', () => {
    const typed = ' Pão\u0000 & Cia. 2 ★ ';
    for (const clean of CLEANERS) {
      const once = cleanValue({ clean }, typed);
      expect(cleanValue({ clean }, once)).toBe(once);
    }
  });

  it('leaves alone what its field does not clean', () => {
    expect(cleanValue({}, ' a★ ')).toBe(' a★ ');
  });

  it.each([undefined, '', 12, true, { value: ' a ' }, [' a ']])('leaves %j as it is', (value) => {
    expect(cleanValue({ clean: 'trim' }, value)).toBe(value);
  });

  it('takes what no paper can print out of a choice that was typed, and nothing out of one from a list', () => {
    const court = { ui: { byHand: 0 } };
    const typed = { value: 0, label: ' 2ª Vara 😀 de Sorocaba ' };
    expect(cleanValue(court, typed)).toEqual({ value: 0, label: '2ª Vara  de Sorocaba' });
    expect(cleanValue(court, { value: 0, label: '😀' })).toBeUndefined();
    const listed = { value: 7, label: 'Vara ★' };
    expect(cleanValue(court, listed)).toBe(listed);
  });

  it('knows only operators that make one text of one text', () => {
    for (const name of CLEANERS) {
      const operator = operators.get(name);
      expect(operator?.kind, name).toBe('pure');
      expect(
        operator?.args.map((arg) => arg.kind),
        name,
      ).toEqual(['text']);
    }
  });
});
