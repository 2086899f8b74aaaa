import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bareTaxId,
  isValidCnpj,
  isValidCpf,
  isValidProcessNumber,
  isValidTaxId,
  kindOfTaxId,
  maskedTaxId,
} from './taxId';

describe('CPF', () => {
  it.each(['52998224725', '529.982.247-25', '11144477735', '00000000191'])('%s is one', (cpf) => {
    expect(isValidCpf(cpf)).toBe(true);
    expect(isValidTaxId(cpf)).toBe(true);
  });

  it.each([
    ['52998224724', 'wrong second check digit'],
    ['52998224735', 'wrong first check digit'],
    ['11111111111', 'one digit only'],
    ['00000000000', 'zeros only'],
    ['5299822472', 'too short'],
    ['529982247250', 'too long'],
    ['5299822472A', 'a letter'],
    ['', 'empty'],
  ])('%s is none: %s', (cpf) => {
    expect(isValidCpf(cpf)).toBe(false);
  });
});

describe('CNPJ', () => {
  it.each(['12.ABC.345/01DE-35', '12ABC34501DE35', '11222333000181', '11.222.333/0001-81', '00000000000191'])(
    '%s is one',
    (cnpj) => {
      expect(isValidCnpj(cnpj)).toBe(true);
      expect(isValidTaxId(cnpj)).toBe(true);
    },
  );

  it.each([
    ['12ABC34501DE36', 'wrong second check digit'],
    ['12ABC34501DE45', 'wrong first check digit'],
    ['12abc34501de35', 'small letters'],
    ['12ABC34501DEA5', 'a letter as check digit'],
    ['00000000000000', 'zeros only'],
    ['1122233300018', 'too short'],
    ['112223330001810', 'too long'],
    ['12ÁBC34501DE35', 'a letter with an accent'],
  ])('%s is none: %s', (cnpj) => {
    expect(isValidCnpj(cnpj)).toBe(false);
    expect(isValidTaxId(cnpj)).toBe(false);
  });
});

/** The check digit as the norm words it: weights 2, 3, … from the right, up to `top` and again from 2. */
function normDigit(characters: string, top: number): number {
  const values = [...characters].toReversed().map((character) => character.charCodeAt(0) - 48);
  const sum = values.reduce((total, value, index) => total + value * (2 + (index % (top - 1))), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

function completed(base: string, top: number): string {
  const first = `${base}${normDigit(base, top)}`;
  return `${first}${normDigit(first, top)}`;
}

function otherDigit(id: string, index: number): string {
  return `${id.slice(0, index)}${(Number(id[index]) + 1) % 10}${id.slice(index + 1)}`;
}

describe('check digits', () => {
  const digits = (length: number) =>
    fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)).filter((text) => !/^(.)\1*$/.test(text));

  it('of any CPF are accepted, and only those', () => {
    fc.assert(
      fc.property(digits(9), (base) => {
        const cpf = completed(base, 11);
        expect([isValidCpf(cpf), isValidCpf(otherDigit(cpf, 9)), isValidCpf(otherDigit(cpf, 10))]).toEqual([
          true,
          false,
          false,
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('of any CNPJ, alphanumeric too, are accepted, and only those', () => {
    fc.assert(
      fc.property(fc.oneof(digits(12), fc.stringMatching(/^[0-9A-Z]{11}[A-Z]$/)), (base) => {
        const cnpj = completed(base, 9);
        expect([
          isValidCnpj(cnpj),
          isValidCnpj(otherDigit(cnpj, 12)),
          isValidCnpj(otherDigit(cnpj, 13)),
        ]).toEqual([true, false, false]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('shape and mask', () => {
  it.each([
    ['529.982.247-25', 'cpf', '52998224725', '529.982.247-25'],
    ['11111111111', 'cpf', '11111111111', '111.111.111-11'],
    ['12ABC34501DE35', 'cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['11222333000181', 'cnpj', '11222333000181', '11.222.333/0001-81'],
    ['123', null, '123', '123'],
    ['ABCDEFGHIJKLMN', null, 'ABCDEFGHIJKLMN', 'ABCDEFGHIJKLMN'],
  ])('%s is %s, bare %s, masked %s', (text, kind, bare, masked) => {
    expect([kindOfTaxId(text), bareTaxId(text), maskedTaxId(text)]).toEqual([kind, bare, masked]);
  });
});

describe('process number', () => {
  it.each(['0001234-27.2026.5.02.0001', '00012342720265020001'])('%s is one', (number) => {
    expect(isValidProcessNumber(number)).toBe(true);
  });

  it.each([
    ['0001234-28.2026.5.02.0001', 'wrong check digits'],
    ['0001234-27.2026.5.03.0001', 'another court'],
    ['0001234-27.2026.5.02.001', 'too short'],
    ['0001234-27.2026.5.02.0001 ', 'a blank at the end'],
    ['0001234/27.2026.5.02.0001', 'another separator'],
  ])('%s is none: %s', (number) => {
    expect(isValidProcessNumber(number)).toBe(false);
  });

  it('refuses 01 and 00 where 98 and 97 are the check digits', () => {
    const bases = Array.from({ length: 200 }, (_, index) => String(index).padStart(7, '0'));
    const digits = (base: string) => 98 - Number(BigInt(`${base}2026502000100`) % 97n);
    const base98 = bases.find((base) => digits(base) === 98) as string;
    const base97 = bases.find((base) => digits(base) === 97) as string;
    const numbers = [`${base98}-98`, `${base98}-01`, `${base97}-97`, `${base97}-00`];
    expect(numbers.map((start) => isValidProcessNumber(`${start}.2026.5.02.0001`))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
