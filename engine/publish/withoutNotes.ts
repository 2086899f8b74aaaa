import type { Definition } from '../model/Definition';
import { RULE_KINDS, type Rules } from '../rules';

/** A definition without the rules' notes, which only analysts read; its hash stays that of the whole. */
export function withoutNotes(definition: Definition): Definition {
  const kinds = RULE_KINDS.map((kind) => [
    kind,
    definition.rules[kind].map(({ note: _note, ...rule }) => rule),
  ]);
  return { ...definition, rules: Object.fromEntries(kinds) as Rules };
}
