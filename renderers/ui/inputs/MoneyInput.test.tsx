// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInput } from '../testing';
import { brazilianDecimal } from './decimals';
import { MoneyInput } from './MoneyInput';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const show = (start?: number) =>
  renderInput<number | undefined>(start, (value, onChange) => (
    <MoneyInput id="amount" value={value} onChange={onChange} />
  ));

describe('typing money', () => {
  it.each([
    ['1500', '1.500', 1500, '1.500,00'],
    ['1500,5', '1.500,5', 1500.5, '1.500,50'],
    ['1.500,00', '1.500,00', 1500, '1.500,00'],
    ['0,01', '0,01', 0.01, '0,01'],
    ['1234567,899', '1.234.567,89', 1234567.89, '1.234.567,89'],
  ])('%s shows %s, means %d and settles as %s', async (typed, shown, value, settled) => {
    const { user, values } = show();
    await user.type(box(), typed);
    expect(box().value).toBe(shown);
    expect(values.at(-1)).toBe(value);
    await user.tab();
    expect(box().value).toBe(settled);
  });

  it('is undefined when emptied', async () => {
    const { user, values } = show(10);
    await user.clear(box());
    expect(values.at(-1)).toBeUndefined();
    expect(box().value).toBe('');
  });

  it('takes no minus sign', async () => {
    const { user, values } = show();
    await user.type(box(), '-5');
    expect(values.at(-1)).toBe(5);
  });

  it('takes the last amount below ten trillion and nothing above', async () => {
    const { user, values } = show();
    await user.type(box(), '9999999999999,99');
    expect(values.at(-1)).toBe(9999999999999.99);
    await user.clear(box());
    await user.type(box(), '10000000000000');
    expect(values.at(-1)).toBe(1000000000000);
  });
});

it('shows a value that a rule wrote', () => {
  show(61728.4);
  expect(box().value).toBe('61.728,40');
});

describe('a pasted decimal point', () => {
  it.each([
    ['1500.50', '1500,50'],
    [' 7.5 ', '7,5'],
    ['1.500', '1.500'],
    ['1.500,50', '1.500,50'],
  ])('%j becomes %j', (pasted, text) => {
    expect(brazilianDecimal(pasted)).toBe(text);
  });
});
