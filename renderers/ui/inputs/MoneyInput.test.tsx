// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInput } from '../testing';
import { MoneyInput } from './MoneyInput';
import { PercentInput } from './PercentInput';

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
    ['1234567,89', '1.234.567,89', 1234567.89, '1.234.567,89'],
    ['1234.56', '1234.56', 1234.56, '1.234,56'],
    ['1,234.56', '1,234.56', 1234.56, '1.234,56'],
    ['R$ 1.234,56', 'R$ 1.234,56', 1234.56, '1.234,56'],
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

  it.each(['-5', '1,234', '1500,505', '12x', '10000000000000', '1.23.4', '30%'])(
    'keeps %s, which is no amount, and cuts nothing off it',
    async (typed) => {
      const { user, values } = show();
      await user.type(box(), typed);
      await user.tab();
      expect(box().value.replaceAll('.', '')).toBe(typed.replaceAll('.', ''));
      expect(values.at(-1)).toBeUndefined();
    },
  );

  it('takes the last amount below ten trillion', async () => {
    const { user, values } = show();
    await user.type(box(), '9999999999999,99');
    expect(values.at(-1)).toBe(9999999999999.99);
  });
});

describe('a percentage that a rule computed', () => {
  it('stays as it is for who passes through it, larger than anybody may type', async () => {
    const { user, values } = renderInput<number | undefined>(12_900, (value, onChange) => (
      <PercentInput id="harm" value={value} onChange={onChange} />
    ));
    await user.tab();
    expect(box()).toBe(document.activeElement);
    await user.tab();
    expect(box().value).toBe('12.900,00');
    expect(values).toEqual([]);
  });
});

const at = (caret: number) => ({ initialSelectionStart: caret, initialSelectionEnd: caret });

describe('correcting an amount', () => {
  it('keeps the caret at its digit where the dots move', async () => {
    const { user, values } = show(234567.89);
    await user.type(box(), '1', at(0));
    expect([box().value, box().selectionStart, values.at(-1)]).toEqual(['1.234.567,89', 1, 1234567.89]);
    await user.keyboard('9');
    expect([box().value, values.at(-1)]).toEqual(['19.234.567,89', 19234567.89]);
  });

  it('erases the digit before a dot that nobody typed', async () => {
    const { user, values } = show(1234.5);
    await user.type(box(), '{Backspace}', at(2));
    expect([box().value, box().selectionStart, values.at(-1)]).toEqual(['234,50', 0, 234.5]);
  });

  it('erases the digit behind it with Delete', async () => {
    const { user, values } = show(1234.5);
    await user.type(box(), '{Delete}', at(1));
    expect([box().value, values.at(-1)]).toEqual(['134,50', 134.5]);
  });

  it('erases back to thousands without a dot of their own', async () => {
    const { user, values } = show();
    await user.type(box(), '1234{Backspace}');
    expect([box().value, values.at(-1)]).toEqual(['123', 123]);
  });

  it('replaces what is selected', async () => {
    const { user, values } = show(1234.5);
    await user.tripleClick(box());
    await user.paste('1.6');
    expect(values.at(-1)).toBe(1.6);
  });
});

describe('Ctrl+Z', () => {
  it('takes back what was typed, and Ctrl+Shift+Z or Ctrl+Y gives it again', async () => {
    const { user, values } = show(1234.5);
    await user.type(box(), '67', at(1));
    expect(box().value).toBe('167.234,50');
    await user.keyboard('{Control>}z{/Control}');
    expect([box().value, box().selectionStart, values.at(-1)]).toEqual(['1.234,50', 1, 1234.5]);
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect([box().value, values.at(-1)]).toEqual(['167.234,50', 167234.5]);
    await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    expect(box().value).toBe('167.234,50');
  });

  it('leaves what nobody typed', async () => {
    const { user, values } = show(10);
    await user.click(box());
    await user.keyboard('{Control>}z{/Control}');
    expect([box().value, values]).toEqual(['10,00', []]);
  });
});

it('shows a value that a rule wrote', () => {
  show(61728.4);
  expect(box().value).toBe('61.728,40');
});
