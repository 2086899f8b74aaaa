import { describe, expect, it } from 'vitest';
import { baseProduct } from '../../check/testing/baseProduct';
import { change, type Change } from '../../check/testing/change';
import { createSubject } from '../../check/product/subject';
import type { Json } from '../../../engine/expression';
import { mutate, type Mutable } from './Mutant';
import { mutantsOf } from './mutantsOf';

const RULES = 'demo/rules.json';

function said(pointer: string, ...changes: readonly Change[]): string[] {
  return mutantsOf(createSubject(change(baseProduct, changes), 'demo'))
    .filter((mutant) => mutant.pointer === pointer || mutant.pointer.startsWith(`${pointer}/`))
    .map((mutant) => mutant.says);
}

describe('small changes of a product', () => {
  it('are made of operator, operand, written value and the condition as a whole', () => {
    const when: Json = { '>=': [{ var: 'terms.amount' }, 1000] };
    expect(said('/rules/states/1/when', { file: RULES, at: '/states/1/when', to: when })).toEqual([
      'when is gone',
      'the condition is negated',
      '>= becomes >',
      '1000 becomes 1001',
      '1000 becomes 999',
    ]);
    expect(said('/rules/states/1/when')).toEqual([
      'when is gone',
      'the condition is negated',
      '== becomes !=',
      'reads details.name instead of details.kind',
      '"PJ" becomes "PJ~"',
    ]);
  });

  it('are made of targets, lists, sentences and switches', () => {
    expect(said('/rules/relations/0/solve/1')).toEqual([
      'way 2 is gone',
      '"terms.start" of edited is gone',
      '"terms.end" of edited is gone',
      'daysBetween becomes monthsBetween',
      'reads terms.end instead of terms.start',
      'reads terms.start instead of terms.end',
    ]);
    expect(said('/rules/states/1/else')).toEqual(['visible becomes true']);
    expect(said('/rules/checks/0/message')).toEqual(['the message is another']);
    expect(said('/rules/initial/0/field')).toEqual(['writes terms.end instead of terms.start']);
    expect(said('/rules/resets/0')[0]).toBe('all of it is gone');
  });

  it('are made of the record and the rating', () => {
    expect(said('/record/fields/1')).toEqual([
      'all of it is gone',
      'is written as terms.daysX',
      'as is gone',
    ]);
    expect(said('/rating/decisions/0')).toEqual([
      'all of it is gone',
      'analyse becomes deny',
      'the reason is another',
      'the condition is negated',
      '> becomes >=',
      '1000 becomes 1001',
      '1000 becomes 999',
    ]);
  });

  it('are made of steps: limits, options, titles, what is required and what is printed', () => {
    expect(said('/steps/0/title')).toEqual(['the title is another']);
    expect(said('/steps/0/required')).toEqual([
      'kind of required is gone',
      'document of required is gone',
      'holder becomes required',
      'name becomes required',
      'remark becomes required',
    ]);
    expect(said('/steps/0/properties/name')).toEqual([
      'maxLength becomes 201',
      'maxLength becomes 199',
      'the title is another',
      'summary becomes none',
    ]);
    expect(said('/steps/0/properties/kind/ui/options/0')).toEqual([
      'the option "PF" is gone',
      'the label is another',
    ]);
    expect(said('/steps/1/properties/amount/exclusiveMinimum')).toEqual([
      'exclusiveMinimum becomes 0.01',
      'exclusiveMinimum becomes -0.01',
    ]);
  });

  it('of what must be answered are none where one rule says so either way, or hides the question', () => {
    const rule = (id: string, then: Json, otherwise: Json): Change => ({
      file: RULES,
      at: '/states/-',
      to: { id, fields: ['details.name'], when: { var: 'details.kind' }, then, else: otherwise },
    });
    const becomes = 'name becomes required';
    const required = (...changes: readonly Change[]) => said('/steps/0/required', ...changes);
    expect(required(rule('a', { required: true }, { visible: false }))).not.toContain(becomes);
    expect(required(rule('a', { required: true }, { required: false }))).not.toContain(becomes);
    expect(required(rule('a', { required: true }, { hint: 'x' }))).toContain(becomes);
    expect(
      required(rule('a', { required: true }, { visible: false }), rule('b', { visible: true }, {})),
    ).toContain(becomes);
  });

  it('read no other question that a rule derives as the very same', () => {
    const copy: Change = {
      file: RULES,
      at: '/derived/-',
      to: { id: 'copy', field: 'terms.end', value: { var: 'terms.start' } },
    };
    const reads = (...changes: readonly Change[]) =>
      said('/rules/relations/0/solve/1', ...changes).filter((says) => says.startsWith('reads'));
    expect(reads()).toContain('reads terms.end instead of terms.start');
    expect(reads(copy)).toEqual([]);
  });

  it('are made of the summary and of the constants that are read', () => {
    expect(said('/summary/0')).toContain('the step details is gone');
    expect(said('/constants/rate')).toEqual([
      '1 becomes 2',
      '1 becomes 0',
      '2 becomes 3',
      '2 becomes 1',
      'the row of 2026-01-01 is gone',
      '2026-01-01 becomes 2026-01-02',
      '2026-01-01 becomes 2025-12-31',
    ]);
  });

  it('leave alone what only explains, and names that are no values', () => {
    const noted = said('/rules/initial/0', { file: RULES, at: '/initial/0/why', to: 'Porque sim.' });
    expect(noted).toEqual(said('/rules/initial/0'));
    expect(said('/record/adds/0/when')).toEqual(['when is gone', 'the condition is negated']);
  });
});

describe('mutate', () => {
  const product = {
    rules: { a: [1, 2, { 'b/c': 3 }] },
    record: {},
    rating: null,
  } as unknown as Mutable & { readonly rules: { readonly a: readonly Json[] } };

  it('changes one place and shares the rest', () => {
    const changed = mutate(product, { pointer: '/rules/a/2/b~1c', to: 4 });
    expect(changed.rules).toEqual({ a: [1, 2, { 'b/c': 4 }] });
    expect(product.rules.a[2]).toEqual({ 'b/c': 3 });
    expect(changed.record).toBe(product.record);
  });

  it('changes what goes with it', () => {
    const also = [{ pointer: '/rules/a/1', to: undefined }];
    expect(mutate(product, { pointer: '/rules/a/0', to: undefined, also }).rules).toEqual({ a: [2] });
  });

  it('takes an entry out of a list, and a key out of an object', () => {
    expect(mutate(product, { pointer: '/rules/a/0', to: undefined }).rules).toEqual({ a: [2, { 'b/c': 3 }] });
    expect(mutate(product, { pointer: '/rules/a/2/b~1c', to: undefined }).rules).toEqual({ a: [1, 2, {}] });
  });
});
