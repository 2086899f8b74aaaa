import { badAt, bad, type BadDefinition } from './badDefinitions';

const RULES = 'demo/rules.json';

/** Definitions whose names and shapes are right and whose contents are not. */
export const badContents: readonly BadDefinition[] = [
  badAt('an argument of another type', 'type-mismatch', '/initial/0/value/addDays/0', [
    { file: RULES, at: '/initial/0/value', to: { addDays: [{ var: 'terms.days' }, { today: [] }] } },
  ]),
  bad('a value of another type than its field', 'type-mismatch', RULES, '/derived/1/value', { today: [] }),
  badAt('a written value where a condition is asked', 'written-condition', '/derived/1/value/if/0', [
    { file: RULES, at: '/derived/1/value', to: { if: ['PJ', { var: 'details.kind' }, null] } },
  ]),
];
