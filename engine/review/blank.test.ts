import { expect, it } from 'vitest';
import { compileSketch, environment } from '../../tests/engine/definitions';
import { review } from './review';

const phone = { format: 'phone', ui: { widget: 'phone' } } as const;

const reviewed = (sent: unknown, required: readonly string[] = []) => {
  const definition = compileSketch({ steps: { s: { fields: { phone, name: {} }, required } } });
  return review(definition, { s: { phone: sent, name: 'Ana' } }, environment);
};

/** No browser sends these: it leaves out what shows nothing. */
const blanks = [' ', '\t\n', '\u00a0', '\u200b', '', null];

it.each(blanks)('a telephone of %j is not answered: nothing is kept of it', (blank) => {
  const { issues, record } = reviewed(blank);
  expect([issues, record]).toEqual([[], { s: { name: 'Ana' } }]);
});

it.each(blanks)('a telephone of %j is missed where one is needed', (blank) => {
  expect(reviewed(blank, ['phone']).issues).toMatchObject([{ path: 's.phone', code: 'required' }]);
});
