// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInput } from '../testing';
import { MaskedInput } from './MaskedInput';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const show = () =>
  renderInput('', (value, onChange) => (
    <MaskedInput id="document" mask="cpf-cnpj" value={value} onChange={onChange} />
  ));

it('shows the mask and hands on the plain text', async () => {
  const { user, values } = show();
  await user.type(box(), '12345678909');
  expect(box().value).toBe('123.456.789-09');
  expect(values.at(-1)).toBe('12345678909');
});

it('becomes a CNPJ while typing', async () => {
  const { user, values } = show();
  await user.type(box(), '12abc34501de35');
  expect(box().value).toBe('12.ABC.345/01DE-35');
  expect(values.at(-1)).toBe('12ABC34501DE35');
});

it('takes a pasted document with its punctuation', async () => {
  const { user, values } = show();
  await user.click(box());
  await user.paste('11.222.333/0001-81');
  expect(values.at(-1)).toBe('11222333000181');
});

it('is empty again after erasing', async () => {
  const { user, values } = show();
  await user.type(box(), '1{Backspace}');
  expect(values.at(-1)).toBe('');
});

it('hands on its punctuation where it is to be kept, and takes it back', async () => {
  const { user, values } = renderInput('', (value, onChange) => (
    <MaskedInput id="process" mask="process" punctuated value={value} onChange={onChange} />
  ));
  await user.type(box(), '00012342720265020001');
  expect(box().value).toBe('0001234-27.2026.5.02.0001');
  expect(values.at(-1)).toBe('0001234-27.2026.5.02.0001');
});

/** The mask knows the keys by their place on the keyboard, which user-event does not say. */
const press = (key: string) =>
  fireEvent.keyDown(box(), { key, keyCode: key.toUpperCase().charCodeAt(0), ctrlKey: true });

it('takes back what was typed by Ctrl+Z, and gives it again by Ctrl+Y', async () => {
  const { user, values } = show();
  await user.type(box(), '1234');
  press('z');
  expect([box().value, values.at(-1)]).toEqual(['123', '123']);
  press('y');
  expect([box().value, values.at(-1)]).toEqual(['123.4', '1234']);
});

const phone = () =>
  renderInput('', (value, onChange) => (
    <MaskedInput id="phone" mask="phone" value={value} onChange={onChange} />
  ));

it.each([
  ['11987654321', '(11) 98765-4321'],
  ['+5511987654321', '(11) 98765-4321'],
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['5511987654321', '(11) 98765-4321'],
  ['01133334444', '(11) 3333-4444'],
  ['55987654321', '(55) 98765-4321'],
  ['08001234567', '0 (80) 0123-4567'],
  ['119876543210', '(11) 98765-43210'],
])('the phone %s ends as %s, typed or pasted', async (text, shown) => {
  const typed = phone();
  await typed.user.type(box(), text);
  await typed.user.tab();
  expect(box().value).toBe(shown);
  cleanup();
  const pasted = phone();
  await pasted.user.click(box());
  await pasted.user.paste(text);
  await pasted.user.tab();
  expect(box().value).toBe(shown);
  expect(pasted.values.at(-1)).toBe(typed.values.at(-1));
});
