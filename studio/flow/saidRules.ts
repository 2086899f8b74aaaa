import type { ConstantTable } from '../../engine/expression';
import { type CompiledDefinition, once, type RuleKind, type Rules } from '../../engine/index';
import { namedBy, namesOf } from './names';
import { ruleSentence } from './ruleSentence';
import { ruleUses, type RuleUse } from './ruleUses';
import { Sentences } from './Sentences';

export interface SaidRule extends RuleUse {
  readonly words: string;
}

/** Every rule of a product with its sentence, in the order of `ruleUses`. */
export function saidRules(definition: CompiledDefinition, constants: ConstantTable): SaidRule[] {
  const names = namesOf(namedBy(definition), constants);
  const sentences = new Sentences(names);
  const say = <Kind extends RuleKind>(kind: Kind, id: string) => {
    const rules: readonly Rules[Kind][number][] = definition.source.rules[kind];
    const rule = rules.find((one) => one.id === id);
    return rule ? ruleSentence(kind, rule, sentences, names) : '';
  };
  // A page begins with the questions, and most rules are never opened.
  const wordsOf = once((use: RuleUse) => say(use.kind, use.id));
  return ruleUses(definition).map((use) => ({
    ...use,
    get words() {
      return wordsOf(use);
    },
  }));
}
