// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
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
