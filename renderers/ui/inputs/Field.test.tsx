// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { controlAria, Field, type FieldFrame } from './Field';
import { TextInput } from './TextInput';

afterEach(cleanup);

const show = (frame: FieldFrame) =>
  render(
    <Field {...frame}>
      <TextInput {...controlAria(frame)} value="" onChange={() => {}} />
    </Field>,
  );
const box = () => screen.getByLabelText<HTMLInputElement>('Objeto');
const described = () =>
  (box().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('what describes an input', () => {
  it('is nothing for a bare field', () => {
    show({ id: 'object', label: 'Objeto' });
    expect(described()).toEqual([]);
  });

  it('is its error, then its hint', () => {
    show({ id: 'object', label: 'Objeto', hint: 'Como no edital.', error: 'Preenchimento obrigatório' });
    expect(described()).toEqual(['Preenchimento obrigatório', 'Como no edital.']);
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('is a notice, which is no error', () => {
    show({ id: 'object', label: 'Objeto', notice: 'O dígito não confere.' });
    expect(described()).toEqual(['O dígito não confere.']);
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('is the reason of a lock, which makes it read-only', () => {
    show({ id: 'object', label: 'Objeto', locked: 'Gerado pelo número do edital.' });
    expect(described()).toEqual(['Gerado pelo número do edital.']);
    expect(box().readOnly).toBe(true);
  });
});

describe('the counter', () => {
  it('is away below 80% of the limit', () => {
    show({ id: 'object', label: 'Objeto', limit: 100, length: 79 });
    expect(screen.queryByText(/caracteres/)).toBeNull();
  });

  it('shows from 80% on', () => {
    show({ id: 'object', label: 'Objeto', limit: 100, length: 80 });
    expect(described()).toEqual(['80 de 100 caracteres']);
  });
});

it('keeps the star of a required field out of its label', () => {
  show({ id: 'object', label: 'Objeto', required: true });
  expect(box().getAttribute('aria-required')).toBe('true');
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
});
