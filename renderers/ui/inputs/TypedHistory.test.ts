import { expect, it } from 'vitest';
import { endOfChange, TypedHistory } from './TypedHistory';

/** A field that is typed in: each text is noted after the one before. */
function typed(...texts: string[]) {
  const history = new TypedHistory();
  texts.reduce((before, after) => (history.note(before, after), after));
  return history;
}

it('goes back by runs of typing and of erasing, and forth again', () => {
  const history = typed('', '1', '12', '123', '12', '1', '19');
  expect(history.undo('19')).toBe('1');
  expect(history.undo('1')).toBe('123');
  expect(history.undo('123')).toBe('');
  expect(history.undo('')).toBeUndefined();
  expect(history.redo('')).toBe('123');
  expect(history.redo('123')).toBe('1');
});

it('what is pasted is a step of its own, and what is typed after an undo ends what could come again', () => {
  const history = typed('', '1', '1.500,00');
  expect(history.undo('1.500,00')).toBe('1');
  history.note('1', '12');
  expect(history.redo('12')).toBeUndefined();
  expect(history.undo('12')).toBe('1');
});

it('takes nothing away that a rule has written', () => {
  const history = typed('', '1', '12');
  expect(history.undo('61.728,40')).toBeUndefined();
  history.note('61.728,40', '61.728,4');
  expect(history.undo('61.728,4')).toBe('61.728,40');
  expect(history.undo('61.728,40')).toBeUndefined();
});

it('goes on over what leaving has written out', () => {
  const history = typed('', '1500');
  history.settle('1500', '1.500,00');
  expect(history.undo('1.500,00')).toBe('');
});

it.each([
  ['1234', '134', 1],
  ['134', '1234', 2],
  ['', '12', 2],
  ['12', '', 0],
  ['11', '1', 0],
])('from %s to %s the caret stands at %d', (before, after, caret) => {
  expect(endOfChange(before, after)).toBe(caret);
});
