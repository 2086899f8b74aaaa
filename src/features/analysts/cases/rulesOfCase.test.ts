import { describe, expect, it } from 'vitest';
import type { CasesBook } from '../../../../engine/cases/CasesBook';
import type { RuleUse } from '../../../../engine/inspect/ruleUses';
import { rulesOfCase } from './rulesOfCase';

const rule = (id: string, writes: string[], shapes: string[] = []): RuleUse => {
  return { id, kind: 'derived', reads: [], writes, shapes };
};
const rules = [rule('writes', ['s.end']), rule('shows', [], ['s.end']), rule('other', ['s.endDate'])];
const it1 = { id: 'named', description: '', rules: ['term'], events: [], expect: {} };
const it2 = { ...it1, id: 'unnamed', rules: undefined };
const book: CasesBook = { files: { f: { cases: [it1, it2] } }, constants: {}, places: {} };
const failing = (id: string, ...differences: string[]) => ({ file: 'f', id, description: '', differences });

describe('the rules behind a failing case', () => {
  it('are those that the case names', () => {
    expect(rulesOfCase(failing('named', 's.end is 1, not 2'), book, rules)).toEqual(['term']);
  });

  it('else decide the field that is different, and no longer-named one', () => {
    expect(rulesOfCase(failing('unnamed', 's.end is 1, not 2'), book, rules)).toEqual(['writes', 'shows']);
    expect(rulesOfCase(failing('unnamed', 'visible of s.endDate is true.'), book, rules)).toEqual(['other']);
    expect(rulesOfCase(failing('unnamed', 'The open step is t'), book, rules)).toEqual([]);
  });
});
