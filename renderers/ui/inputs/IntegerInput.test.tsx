// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInput } from '../testing';
import { IntegerInput } from './IntegerInput';
import { PercentInput } from './PercentInput';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const show = () =>
  renderInput<number | undefined>(undefined, (value, onChange) => (
    <IntegerInput id="days" unit="dias" value={value} onChange={onChange} />
  ));

it.each([
  ['30', 30, '30'],
  ['007', 7, '7'],
  ['1.095', 1095, '1095'],
  ['30 dias', 30, '30'],
  ['1 dia', 1, '1'],
])('%s is %d', async (typed, value, left) => {
  const { user, values } = show();
  await user.type(box(), typed);
  await user.tab();
  expect([values.at(-1), box().value]).toEqual([value, left]);
});

it.each(['10,5', '-5', '10.5', '1 0', '1o5', '1234567890'])(
  '%s is no whole number, and stays as typed',
  async (typed) => {
    const { user, values } = show();
    await user.type(box(), typed);
    await user.tab();
    expect([values.at(-1), box().value]).toEqual([undefined, typed]);
  },
);

it.each([
  ['5.5', 5.5, '5,50'],
  ['5,5', 5.5, '5,50'],
  ['30 %', 30, '30,00'],
])('a percentage typed %s is %d', async (typed, value, left) => {
  const { user, values } = renderInput<number | undefined>(undefined, (own, onChange) => (
    <PercentInput id="share" value={own} onChange={onChange} />
  ));
  await user.type(box(), typed);
  await user.tab();
  expect([values.at(-1), box().value]).toEqual([value, left]);
});

it('has its unit in the singular behind a one', async () => {
  const { user } = show();
  await user.type(box(), '1');
  expect(screen.getByText('dia')).toBeTruthy();
  await user.type(box(), '0');
  expect(screen.getByText('dias')).toBeTruthy();
});
