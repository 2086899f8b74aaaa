import { expect, it } from 'vitest';
import { moveJson, renameJson } from './jsonMoves';

const text = `{
  "first": { "a": 1,  "b": [1, 2,3] },
  "second": [
    10,
    { "x": "}," },
    30
  ]
}
`;

it('moves an entry as it is written, by one place or several', () => {
  expect(moveJson(text, '/second/0', 2)).toBe(
    text.replace('10,\n    { "x": "}," },\n    30', '{ "x": "}," },\n    30,\n    10'),
  );
  expect(moveJson(text, '/first/b', -1)).toBe(
    text.replace('"a": 1,  "b": [1, 2,3]', '"b": [1, 2,3],  "a": 1'),
  );
  expect(moveJson(moveJson(text, '/first', 1), '/first', -1)).toBe(text);
});

it('moves nothing out of its list', () => {
  expect(moveJson(text, '/second/0', -1)).toBe(text);
  expect(moveJson(text, '/second/2', 1)).toBe(text);
  expect(moveJson(text, '/second/7', 1)).toBe(text);
});

it('gives a key another name, its value as it is written', () => {
  expect(renameJson(text, '/first/b', 'with "quotes"')).toBe(text.replace('"b":', '"with \\"quotes\\"":'));
});

it('gives no key the name of another, and a list none', () => {
  expect(renameJson(text, '/first/b', 'a')).toBe(text);
  expect(renameJson(text, '/second/0', 'a')).toBe(text);
});
