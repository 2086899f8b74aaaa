import { expect, it } from 'vitest';
import { open } from '../../../tests/engine/Wizard';
import { openNow } from './openNow';

it('what is open of the live wizard follows the answers', () => {
  const wizard = open({
    steps: { s: { fields: { a: {}, b: {} } }, t: { fields: { c: {} } }, u: { fields: { d: {} } } },
    states: [
      { id: 'b', fields: ['s.b'], when: { var: 's.a' }, else: { visible: false } },
      { id: 'u', steps: ['u'], when: { var: 's.a' }, else: { visible: false } },
    ],
  });
  const before = openNow(wizard.session);
  expect([...before.steps]).toEqual([
    ['s', 'open'],
    ['t', 'pending'],
    ['u', 'hidden'],
  ]);
  expect([...before.questions]).toEqual([
    ['s.a', true],
    ['s.b', false],
    ['t.c', true],
    ['u.d', false],
  ]);
  wizard.edit('s.a', 'x');
  expect(openNow(wizard.session).questions.get('s.b')).toBe(true);
  expect(openNow(wizard.session).steps.get('u')).toBe('pending');
});
