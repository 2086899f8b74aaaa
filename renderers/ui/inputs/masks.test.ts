import { describe, expect, it } from 'vitest';
import { applyMask, removeMask } from './masks';

describe('the combined CPF/CNPJ mask', () => {
  it('shows 11 digits as a CPF', () => {
    expect(applyMask('cpf-cnpj', '12345678909')).toBe('123.456.789-09');
  });

  it('switches to CNPJ at the 12th digit', () => {
    expect(applyMask('cpf-cnpj', '123456789098')).toBe('12.345.678/9098');
  });

  it('switches to CNPJ at the first letter, however short', () => {
    expect(applyMask('cpf-cnpj', '12A')).toBe('12.A');
  });

  it('shows a whole alphanumeric CNPJ', () => {
    expect(applyMask('cpf-cnpj', '12abc34501de35')).toBe('12.ABC.345/01DE-35');
  });

  it('takes no letter as a check digit of a CNPJ', () => {
    expect(applyMask('cpf-cnpj', '12ABC34501DEXY')).toBe('12.ABC.345/01DE');
  });
});

describe('the phone mask', () => {
  it('shows 10 digits as a landline', () => {
    expect(applyMask('phone', '1133334444')).toBe('(11) 3333-4444');
  });

  it('shows 11 digits as a cell phone', () => {
    expect(applyMask('phone', '11987654321')).toBe('(11) 98765-4321');
  });
});

describe('the fixed masks', () => {
  it.each([
    ['cep', '01310100', '01310-100'],
    ['cpf', '12345678909', '123.456.789-09'],
    ['process', '00012342720265020001', '0001234-27.2026.5.02.0001'],
    ['date', '20112026', '20/11/2026'],
  ] as const)('%s', (mask, plain, shown) => {
    expect(applyMask(mask, plain)).toBe(shown);
    expect(removeMask(shown)).toBe(plain);
  });

  it('drops what is past the end', () => {
    expect(applyMask('cep', '013101009')).toBe('01310-100');
  });
});

it('stores upper case without punctuation', () => {
  expect(removeMask('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});
