import { expect, it } from 'vitest';
import type { ProductFiles } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { onceOfFile } from './onceOfFile';

const own: Json = { reads: 'other' };
const other: Json = { text: 'a' };
const files = (...more: readonly (readonly [string, Json])[]): ProductFiles =>
  new Map<string, Json>([['own', own], ['other', other], ...more]);

function counted(read: (files: ProductFiles) => unknown) {
  let made = 0;
  const make = onceOfFile((all) => {
    read(all);
    return (made += 1);
  });
  return (all: ProductFiles, file = 'own') => make(all, file);
}

it.each<[string, ProductFiles, number]>([
  ['nothing', files(), 1],
  ['a file that it does not read', files(['third', 1]), 1],
  ['a file that it reads', files(['other', { text: 'a' }]), 2],
  ['its own file', files(['own', { reads: 'other' }]), 2],
  ['a file that was missing', files(['missing', 1]), 2],
])('is made as often as it has to be where %s is another', (_what, then, times) => {
  const make = counted((all) => [all.get('other'), all.has('missing')]);
  make(files());
  expect(make(then)).toBe(times);
});

it('is made again for the same content under another name', () => {
  const make = counted((all) => all.get('other'));
  make(files());
  expect(make(files(['twin', own]), 'twin')).toBe(2);
});

it.each<[string, (all: ProductFiles) => unknown]>([
  ['their names', (all) => [...all.keys()]],
  ['all of them', (all) => [...all]],
])('is made each time where it depends on which files there are, by %s', (_what, read) => {
  const make = counted(read);
  make(files());
  expect(make(files())).toBe(2);
});
