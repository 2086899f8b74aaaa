import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { root } from '../../lib/root.mjs';
import { once } from '../../../engine/text/once';
import { judge, readSeeds, type Seed } from './seeds';

const { files } = readFiles(join(root, 'product-schemas'));
const seeds = readSeeds();
const all = seeds.flatMap(([, some]) => some);
const told = once((seed: Seed) => judge(files, seed));

/** Seeds that the report calls otherwise than they are. */
function misjudged(some: readonly Seed[]): string[] {
  return some
    .map((seed) => ({ seed, gravest: told(seed).gravest }))
    .filter(({ seed, gravest }) => gravest !== seed.expected)
    .map(({ seed, gravest }) => `${seed.it}: ${gravest}, not ${seed.expected}`);
}

describe('the report on seeded changes', () => {
  it.each(seeds)('calls those of %s what they are', (_kind, some) => {
    expect(misjudged(some)).toEqual([]);
  });

  it('tells where each was made, except of what the product does not read', () => {
    const placeless = all.filter((seed) => {
      const made = seed.change.map(({ file }) => file);
      const { differences } = told(seed);
      if (differences.length === 0) return seed.expected !== 'compatible';
      return !differences.some(({ file }) => made.includes(file));
    });
    expect(placeless.map(({ it: name }) => name)).toEqual([]);
  });

  it('has as many as were asked for, none of them twice', () => {
    expect(all.filter(({ expected }) => expected === 'breaking').length).toBeGreaterThanOrEqual(30);
    expect(new Set(all.map(({ change }) => JSON.stringify(change))).size).toBe(all.length);
  });
});
