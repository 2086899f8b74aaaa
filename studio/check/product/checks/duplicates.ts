import { RULE_KINDS } from '../../../rules';
import type { Finding } from '../../finding';
import type { Check } from '../subject';

function* repeated(
  items: readonly (readonly [id: string, pointer: string])[],
  what: string,
): Generator<Finding> {
  const seen = new Set<string>();
  for (const [id, pointer] of items) {
    if (seen.has(id)) yield { pointer, code: 'duplicate-id', message: `There is already a ${what} ${id}.` };
    seen.add(id);
  }
}

export const duplicateIds: Check = function* ({ definition, composed }) {
  const rules = RULE_KINDS.flatMap((kind) =>
    definition.rules[kind].map((rule, index) => [rule.id, `/rules/${kind}/${index}/id`] as const),
  );
  yield* repeated(rules, 'rule');
  yield* repeated(
    definition.steps.map((step, index) => [step.id, `/product/steps/${index}`] as const),
    'step',
  );
  const decisions = composed.rating?.decisions ?? [];
  yield* repeated(
    decisions.map(({ id }, index) => [id, `/rating/decisions/${index}/id`] as const),
    'decision',
  );
};

export const duplicateFields: Check = function* ({ all }) {
  const seen = new Set<string>();
  for (const { path, pointer } of all) {
    if (seen.has(path)) {
      yield { pointer, code: 'duplicate-field', message: `Another step already has a field ${path}.` };
    }
    seen.add(path);
  }
};
