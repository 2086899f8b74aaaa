import type { CompiledDefinition, FieldScope, StateRule } from '../../engine/index';
import { stateText } from '../flow/stateText';
import { CONDITION } from './expressions';
import { list } from './mentions';
import type { Roles } from './Roles';
import { stateDuties } from './stateDuties';
import { OF_EVERY_RULE, patchVerdict } from './verdict';
import type { Written } from './writes';

function forced(rule: StateRule): Written {
  const branch = (['then', 'else'] as const).find((name) => rule[name]?.value !== undefined);
  return branch ? (rule.fields ?? []).map((field) => ({ field, at: `/${branch}/value` })) : [];
}

/** The fields of a state, those of the steps that it shows or hides included. */
function shaped(rule: StateRule, scope: FieldScope, definition: CompiledDefinition): number[] {
  const steps = definition.steps.filter((step) => rule.steps?.includes(step.definition.id));
  return [...scope.indexes(rule.fields), ...steps.flatMap((step) => step.fields)];
}

export const states: Roles<'states'> = {
  name: 'Estado',
  headings: ['Estado', 'Estados'],
  effect: 'state',
  mentions: (rule) => list('/fields', rule.fields),
  writes: forced,
  expressions: (rule) => [
    ['/when', rule.when, CONDITION],
    ['/options', rule.options, { into: { optionsOf: rule.fields ?? [] } }],
    ['/min', rule.min, { into: { boundOf: rule.fields ?? [] } }],
    ['/max', rule.max, { into: { boundOf: rule.fields ?? [] } }],
  ],
  uses: (rule, scope, definition) => [
    scope.reads(rule.when, rule.options, rule.min, rule.max),
    forced(rule).length > 0 ? scope.indexes(rule.fields) : [],
    shaped(rule, scope, definition),
  ],
  sentence: (rule, sentences, names) => stateText(rule, sentences, names),
  duties: stateDuties,
  verdicts: { ...OF_EVERY_RULE, then: patchVerdict, else: patchVerdict },
};
