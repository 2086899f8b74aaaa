import { describe, expect, it } from 'vitest';
import type { CasesBook } from '../../cases/CasesBook';
import type { Mismatch } from '../../cases/Mismatch';
import type { RuleUse } from '../../flow/ruleUses';
import { rulesOfCase } from './rulesOfCase';

const rule = (id: string, writes: string[], shapes: string[] = []): RuleUse => {
  return { id, kind: 'derived', reads: [], writes, shapes };
};
const rules = [rule('writes', ['s.end']), rule('shows', [], ['s.end']), rule('other', ['s.endDate'])];
const it2 = { id: 'unnamed', description: '', events: [], expect: {} };
const it1 = { ...it2, id: 'named', rules: ['term'] };
const book: CasesBook = { files: { f: { cases: [it1, it2] } }, constants: {}, places: {} };
const failing = (id: string, ...keys: string[]) => {
  const found: Mismatch = { kind: 'value', keys, came: 1, expected: 2 };
  return { file: 'f', id, description: '', differences: [found] };
};

describe('the rules behind a failing case', () => {
  it('are those that the case names', () => {
    expect(rulesOfCase(failing('named', 'answers', 's.end'), book, rules)).toEqual(['term']);
  });

  it('else decide the field that is different, and no longer-named one', () => {
    expect(rulesOfCase(failing('unnamed', 'answers', 's.end'), book, rules)).toEqual(['writes', 'shows']);
    expect(rulesOfCase(failing('unnamed', 'states', 's.endDate', 'visible'), book, rules)).toEqual(['other']);
    expect(rulesOfCase(failing('unnamed', 'open'), book, rules)).toEqual([]);
  });
});
