import type { ConstantTable } from '../../engine/expression';
import type { CompiledDefinition, RuleKind, Rules } from '../../engine/index';
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
  return ruleUses(definition).map((use) => saidLate(use, () => say(use.kind, use.id)));
}

/** Said when first read: a page begins with the questions, and most rules are never opened. */
function saidLate(use: RuleUse, say: () => string): SaidRule {
  let words: string | undefined;
  return {
    ...use,
    get words() {
      return (words ??= say());
    },
  };
}
