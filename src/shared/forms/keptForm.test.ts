import { beforeEach, expect, it, vi } from 'vitest';
import { start, transition } from '../../../engine/index';
import { compileSketch, environment } from '../../../tests/engine/definitions';
import { endVisit } from '../auth/visit';
import { keepForm, keptForm } from './keptForm';

const definition = compileSketch({ steps: { s: { fields: { text: { title: 'Texto' } } } } });
const empty = start(definition, environment).session;
const filled = transition(empty, { type: 'edit', field: 's.text', value: 'Não chegou.' }).session;

beforeEach(() => sessionStorage.clear());

it('what is left of a form is one person’s', () => {
  keepForm('complaint:ana', filled);
  expect(keptForm('complaint:ana')?.answers).toEqual({ 's.text': 'Não chegou.' });
  expect(keptForm('complaint:bia')).toBeUndefined();
});

it('is gone once its person has signed out', () => {
  keepForm('complaint:ana', filled);
  endVisit();
  expect(sessionStorage).toHaveLength(0);
});

it('is gone once the form is empty', () => {
  keepForm('complaint:ana', filled);
  keepForm('complaint:ana', empty);
  expect(sessionStorage).toHaveLength(0);
});

it('is nothing where it cannot be read or kept', () => {
  sessionStorage.setItem('lastro:visit:form:complaint:ana', '{');
  expect(keptForm('complaint:ana')).toBeUndefined();
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keepForm('complaint:ana', filled)).not.toThrow();
  blocked.mockRestore();
});
