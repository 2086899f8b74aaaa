// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldSchema, FieldState } from '../../engine/index';
import { UiProvider } from '../ui';
import { CheckboxesWidget, ChoiceWidget, SelectWidget } from './choices';

afterEach(cleanup);

const state: FieldState = { visible: true, enabled: true, required: true, title: 'Tribunal', options: [] };
const frame = { id: 'court', label: 'Tribunal' };

function show(
  Widget: typeof ChoiceWidget,
  schema: Partial<FieldSchema>,
  over: Partial<FieldState>,
  value?: unknown,
) {
  const onChange = vi.fn();
  const whole = { title: 'Tribunal', type: 'string', ui: { widget: 'select' }, ...schema } as FieldSchema;
  render(
    <UiProvider>
      <Widget
        frame={frame}
        path="s.court"
        schema={whole}
        state={{ ...state, ...over }}
        value={value}
        unread=""
        onChange={onChange}
        onBlur={() => {}}
      />
    </UiProvider>,
  );
  return onChange;
}
const box = () => screen.getByLabelText<HTMLInputElement>('Tribunal');
const choice = { type: 'object', ui: { widget: 'choice', byHand: 0 } } as const;

it('a choice without its list is typed, and its value says so', async () => {
  const onChange = show(ChoiceWidget, choice, { manual: true });
  await userEvent.type(box(), 'T');
  expect(onChange).toHaveBeenCalledWith({ value: 0, label: 'T' });
});

const listed = { options: [{ value: 826, label: 'TJSP' }] };

it('a choice that its list does not have is typed, and its value says so', async () => {
  const onChange = show(ChoiceWidget, choice, listed);
  await userEvent.type(box(), 'TRF da 3ª Região');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ value: 0, label: 'TRF da 3ª Região' });
});

it('a typed choice is shown beside its list, which can still be chosen from', async () => {
  const onChange = show(ChoiceWidget, choice, listed, { value: 0, label: 'TRF da 3ª Região' });
  expect(box().value).toBe('TRF da 3ª Região');
  await userEvent.type(box(), 'tjsp{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ value: 826, label: 'TJSP' });
});

it('a choice that was typed is empty again after erasing', async () => {
  const onChange = show(ChoiceWidget, choice, { manual: true }, { value: 0, label: 'T' });
  await userEvent.clear(box());
  expect(onChange).toHaveBeenCalledWith(undefined);
});

it('a choice that nobody may type stays a list', () => {
  show(ChoiceWidget, { ...choice, ui: { widget: 'choice' } }, { manual: true });
  expect(box().tagName).toBe('SELECT');
});

it('a select without its list is typed', async () => {
  const onChange = show(SelectWidget, {}, { manual: true });
  await userEvent.type(box(), 'I');
  expect(onChange).toHaveBeenCalledWith('I');
});

it('a select shows what was chosen though its list does not have it', () => {
  show(SelectWidget, {}, { options: [{ value: 'Itu', label: 'Itu' }] }, 'Salto');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Salto' }).selected).toBe(true);
});

it('a select of fixed options shows none that it does not have', () => {
  const ui = { widget: 'select', options: ['Itu'] };
  show(SelectWidget, { ui }, { options: [{ value: 'Itu', label: 'Itu' }] }, 'Salto');
  expect(screen.queryByRole('option', { name: 'Salto' })).toBeNull();
});

const several = { type: 'array', ui: { widget: 'checkboxes' } } as const;
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

it('of many several are ticked, in the order of the list', async () => {
  const onChange = show(CheckboxesWidget, several, { options }, ['c']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(onChange).toHaveBeenCalledWith(['a', 'c']);
});

it('what is ticked can be taken back', async () => {
  const onChange = show(CheckboxesWidget, several, { options }, ['a', 'c']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'C' }));
  expect(onChange).toHaveBeenCalledWith(['a']);
});
