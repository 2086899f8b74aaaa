// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInput } from '../testing';
import { MaskedInput } from './MaskedInput';
import type { Suggestion } from './Suggested';
import { TextInput } from './TextInput';

afterEach(cleanup);

const notices = [{ value: '12/2026' }, { value: '13/2026', name: 'Aurora' }];
const parties = [
  { value: '87654321000198', name: 'Prado Ltda' },
  { value: '52998224725', name: 'Ana' },
];
const showNotices = (start = '') =>
  renderInput(start, (value, onChange) => (
    <TextInput id="notice" value={value} onChange={onChange} suggestions={notices} />
  ));
const box = () => screen.getByRole<HTMLInputElement>('combobox');
// jsdom shows no popover.
const all = () => screen.queryAllByRole('option', { hidden: true });
const options = () => all().map((option) => option.textContent);
const marked = () => box().getAttribute('aria-activedescendant');

it('is opened and chosen from by arrows, and Enter takes what they marked', async () => {
  const { user, values } = showNotices();
  await user.tab();
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect([options(), marked()]).toEqual([['12/2026', '13/2026 · Aurora'], null]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('notice-option-1');
  await user.keyboard('{Enter}');
  expect([values, options()]).toEqual([['13/2026'], []]);
});

it('leaves any other text as it is typed: Enter, Ctrl+Enter and Tab take nothing that no arrow marked', async () => {
  const { user, values } = showNotices();
  await user.type(box(), '1');
  expect(options()).toHaveLength(2);
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}{Tab}');
  expect([values, box().value, options()]).toEqual([['1'], '1', []]);
});

it('offers what has the words that are typed, and no list of what stands there already', async () => {
  const { user } = showNotices();
  await user.type(box(), 'auro');
  expect(options()).toEqual(['13/2026 · Aurora']);
  await user.clear(box());
  await user.type(box(), '12/2026');
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(2);
});

it('a text that nothing matches opens no list: not by the next sign, nor by Tab', async () => {
  const { user } = showNotices();
  await user.type(box(), '77');
  expect(options()).toEqual([]);
  await user.keyboard('8');
  expect(options()).toEqual([]);
  await user.keyboard('{Shift>}{/Shift}{End}');
  expect([options(), box().getAttribute('aria-expanded')]).toEqual([[], 'false']);
});

it('opens by a click while it is empty, and a click on one of them takes it and leaves the focus', async () => {
  const { user, values } = showNotices();
  await user.click(box());
  await user.click(all()[0]!);
  expect([values, document.activeElement]).toEqual([['12/2026'], box()]);
  await user.click(box());
  expect(options()).toEqual([]);
});

it('is found by its figures while the mask of a shorter number stands, shown in its own, and handed on plain', async () => {
  const { user, values } = renderInput('', (value, onChange) => (
    <MaskedInput id="document" mask="cpf-cnpj" value={value} onChange={onChange} suggestions={parties} />
  ));
  await user.type(box(), '8765');
  expect(options()).toEqual(['87.654.321/0001-98 · Prado Ltda']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect([values.at(-1), box().value]).toEqual(['87654321000198', '87.654.321/0001-98']);
});

/** Its suggestions come later, as an answer of the server does. */
function Late() {
  const [value, setValue] = useState('');
  const [known, setKnown] = useState<readonly Suggestion[]>([]);
  return (
    <>
      <TextInput id="notice" value={value} onChange={setValue} suggestions={known} />
      <button onClick={() => setKnown(notices)}>come</button>
    </>
  );
}

it('keeps the focus and what is typed when the suggestions come, and is a plain field without any', async () => {
  render(<Late />);
  const user = userEvent.setup();
  const input = screen.getByRole('textbox');
  await user.type(input, '1');
  screen.getByText('come').click();
  expect(await screen.findByRole('combobox')).toBe(input);
  expect(document.activeElement).toBe(input);
});
