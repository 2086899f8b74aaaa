import { describe, expect, it } from 'vitest';
import { isValidPhone } from '../../../engine/values/phone';
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

describe('what stands for a phone', () => {
  it.each([
    ['+55 11 98765-4321', '11987654321'],
    ['+55 (11) 3333-4444', '1133334444'],
    ['5511987654321', '11987654321'],
    ['011 3333-4444', '1133334444'],
    ['+55 011 98765-4321', '11987654321'],
    ['(55) 98765-4321', '55987654321'],
    ['(55) 3333-4444', '5533334444'],
  ])('%s is %s', (shown, plain) => {
    expect(removeMask('phone', shown)).toBe(plain);
  });

  it.each(['0800 123 4567', '+1 212 555 1234', '0 15 11 98765-4321', '11 98765-43210', '0055 11 98765-4321'])(
    '%s is none of this country, and nothing is cut off it',
    (shown) => {
      const plain = removeMask('phone', shown);
      expect(plain).toBe(shown.replace(/[^0-9+]/g, ''));
      expect(isValidPhone(plain)).toBe(false);
    },
  );
});

describe('the fixed masks', () => {
  it.each([
    ['cep', '01310100', '01310-100'],
    ['cpf', '12345678909', '123.456.789-09'],
    ['process', '00012342720265020001', '0001234-27.2026.5.02.0001'],
  ] as const)('%s', (mask, plain, shown) => {
    expect(applyMask(mask, plain)).toBe(shown);
    expect(removeMask(mask, shown)).toBe(plain);
  });

  it.each([
    ['cep', '013101009'],
    ['cpf', '123456789098'],
    ['cpf-cnpj', '112223330001819'],
  ] as const)('%s keep what is past their end, which then is wrong', (mask, plain) => {
    expect(removeMask(mask, applyMask(mask, plain))).toBe(plain);
  });
});

it('stores upper case without punctuation', () => {
  expect(removeMask('cnpj', '12.abc.345/01de-35')).toBe('12ABC34501DE35');
});
