import type { Json } from '../../../engine/expression';
import { asJson } from '../../../engine/index';
import { bad, badAt, type BadDefinition } from './badDefinition';

const RULES = 'demo/rules.json';
const RATING = 'demo/rating.json';

const kind: Json = { var: 'details.kind' };
const is = (option: string): Json => ({ '==': [kind, option] });
const isNot = (option: string): Json => ({ '!=': [kind, option] });
const amount: Json = { var: 'terms.amount' };
const isBoth: Json = { and: [is('PF'), is('PJ')] };
const isEither: Json = { or: [isNot('PF'), isNot('PJ')] };

const between = (from: number, to: number): Json => ({
  and: [{ '>=': [amount, from] }, { '<=': [amount, to] }],
});

function state(more: object) {
  return { file: RULES, at: '/states/-', to: asJson({ id: 'x', ...more }) };
}

function check(that: Json, more: object = {}) {
  const to = asJson({ id: 'x', fields: ['terms.amount'], that, message: 'Não', ...more });
  return { file: RULES, at: '/checks/-', to };
}

const decision = (id: string, when: Json): Json => ({ id, when, outcome: 'deny', reason: 'Não.' });

export const badConditions: readonly BadDefinition[] = [
  bad('a field that no answer shows', 'never-shown', RULES, '/states/1/when', isBoth),
  bad('a field that every answer shows', 'always-shown', RULES, '/states/1/when', isEither),
  badAt('a step that no answer shows', 'never-shown', '/states/3/when', [
    state({ steps: ['terms'], when: isEither, then: { visible: false } }),
  ]),
  badAt('a field that nobody can edit', 'never-enabled', '/states/3/when', [
    state({ fields: ['terms.amount'], when: { '!': [isEither] }, else: { enabled: false } }),
  ]),
  badAt('a required field that is hidden for ever', 'required-hidden', '/states/3/when', [
    state({ fields: ['details.document'], when: isBoth, else: { visible: false } }),
  ]),
  badAt('a condition beyond the limits', 'never-holds', '/states/3/when', [
    state({ fields: ['details.name'], when: { '<': [amount, 0] }, then: { required: true } }),
  ]),
  badAt('a condition that all dates meet', 'always-holds', '/resets/0/when', [
    {
      file: RULES,
      at: '/resets/0/when',
      to: {
        or: [
          { '<=': [{ today: [] }, { var: 'terms.end' }] },
          { '!': [{ '>=': [{ var: 'terms.end' }, { today: [] }] }] },
        ],
      },
    },
  ]),
  badAt('a part of a condition that never holds', 'never-holds', '/resets/0/when/or/1', [
    { file: RULES, at: '/resets/0/when', to: { or: [is('PF'), { and: [is('PJ'), isNot('PJ')] }] } },
  ]),
  badAt('a text longer than it can be', 'never-holds', '/states/3/when', [
    state({
      fields: ['terms.amount'],
      when: { '>': [{ length: [{ var: 'details.name' }] }, 200] },
      then: { required: true },
    }),
  ]),
  badAt('a check that cannot fail', 'cannot-fail', '/checks/2/that', [check({ '>': [amount, -1] })]),
  badAt('a check that always fails', 'always-fails', '/checks/2/that', [check({ '<=': [amount, 0] })]),
  badAt('a check that never applies', 'never-holds', '/checks/2/when', [
    check({ '>': [amount, 10] }, { when: { and: [is('PF'), { var: 'details.remark' }] } }),
  ]),
  badAt('a picker that ends before it begins', 'min-after-max', '/states/2/max', [
    { file: RULES, at: '/states/2/min', to: { addDays: [{ today: [] }, 1] } },
    { file: RULES, at: '/states/2/max', to: { today: [] } },
  ]),
  badAt('a first day that can be picked and is refused', 'picked-refused', '/checks/0/that', [
    { file: RULES, at: '/states/2/min', to: { var: 'terms.start' } },
  ]),
  badAt('two checks of which each refuses what the other lets pass', 'contradicting', '/checks/3/that', [
    check({ '<': [amount, 500] }),
    check({ '>': [amount, 800] }, { id: 'y' }),
  ]),
  badAt('a choice with which nobody comes to an end', 'unfinishable', '/states/3/then', [
    state({ fields: ['details.kind'], then: { disabledOptions: ['PF', 'PJ'] } }),
  ]),
  badAt('a decision that an earlier one shadows', 'shadowed', '/decisions/1/when', [
    { file: RATING, at: '/decisions/1', to: decision('larger', { '>': [amount, 5000] }) },
  ]),
  bad('a decision that is never taken', 'never-holds', RATING, '/decisions/0/when', { '<': [amount, 0] }),
  badAt('a branch that an earlier one shadows', 'shadowed', '/commercialPremium/if/2', [
    {
      file: RATING,
      at: '/commercialPremium',
      to: { if: [{ '>': [amount, 10] }, 5, { '>': [amount, 100] }, 3, 1] },
    },
  ]),
  badAt('a rate table with a gap', 'rate-gap', '/commercialPremium/if', [
    {
      file: RATING,
      at: '/commercialPremium',
      to: { if: [{ '<': [amount, 100] }, 5, { '>': [amount, 100] }, 3] },
    },
  ]),
  badAt('a rate table with a gap and nothing as its last value', 'rate-gap', '/commercialPremium/if', [
    {
      file: RATING,
      at: '/commercialPremium',
      to: { if: [{ '<': [amount, 100] }, 5, { '>': [amount, 100] }, 3, null] },
    },
  ]),
  badAt('a rate table with an answer in two rows', 'rate-overlap', '/commercialPremium/if/2', [
    {
      file: RATING,
      at: '/commercialPremium',
      to: { if: [between(1, 100), 5, between(100, 200), 3, 1] },
    },
  ]),
  badAt('a text where the condition of a branch belongs', 'always-holds', '/derived/1/value/if/0', [
    { file: RULES, at: '/derived/1/value', to: { if: [{ cat: ['Nº ', kind] }, kind, null] } },
  ]),
  badAt('a picker of years that ends before it begins', 'min-after-max', '/states/2/max', [
    { file: RULES, at: '/states/2/min', to: { addYears: [{ today: [] }, -2] } },
    { file: RULES, at: '/states/2/max', to: { addMonths: [{ today: [] }, -25] } },
  ]),
  badAt('a value made of itself', 'reads-itself', '/derived/1/value', [
    { file: RULES, at: '/derived/1/value', to: { var: 'terms.other' } },
  ]),
  bad('a reset that empties what wakes it', 'resets-trigger', RULES, '/resets/0/clear/1', 'details.kind'),
];
