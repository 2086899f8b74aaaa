import type { Json } from '../../../engine/expression';
import type { StateRule } from '../../../engine/index';
import { once } from '../../../engine/index';
import type { Subject } from '../product/subject';

export interface FieldRules {
  readonly shownWhen: readonly Json[];
  readonly derived?: Json | undefined;
  readonly forced?: { readonly when: Json; readonly value: Json } | undefined;
}

function branches({ when, then, else: other }: StateRule, of: 'visible' | 'value') {
  return { when, holds: then?.[of], fails: when === undefined ? undefined : other?.[of] };
}

/** The condition for visibility; `undefined` where the rule does not say. */
export function visibleWhen(rule: StateRule): Json | undefined {
  const { when, holds, fails } = branches(rule, 'visible');
  const [isShown, isElseShown] = [holds ?? true, fails ?? true];
  if (when === undefined) return holds;
  if (isShown && isElseShown) return undefined;
  if (isShown === isElseShown) return isShown;
  return isShown ? when : { '!': [when] };
}

/** A forced value is certain only if nobody can edit it. */
function forcedBy(rules: readonly StateRule[], isReadOnly: boolean): FieldRules['forced'] {
  const rule = rules.find(({ then, else: other }) => then?.value !== undefined || other?.value !== undefined);
  if (!rule || rule.else?.value !== undefined) return undefined;
  const { value, enabled } = rule.then!;
  return isReadOnly || enabled === false ? { when: rule.when ?? true, value: value! } : undefined;
}

function rulesFor({ definition, fields }: Subject, path: string): FieldRules {
  const { states, derived } = definition.rules;
  const place = Number(fields.get(path)?.pointer.split('/')[2]);
  const step = definition.steps[place]?.id ?? '';
  const own = states.filter((rule) => rule.fields?.includes(path));
  const ofStep = states.filter((rule) => rule.steps?.includes(step));
  return {
    shownWhen: [...own, ...ofStep].map(visibleWhen).filter((when) => when !== undefined),
    derived: derived.find(({ field }) => field === path)?.value,
    forced: forcedBy(own, fields.get(path)?.schema.readOnly === true),
  };
}

const known = once((_subject: Subject) => new Map<string, FieldRules>());

export function fieldRules(subject: Subject, path: string): FieldRules {
  const made = known(subject).get(path) ?? rulesFor(subject, path);
  known(subject).set(path, made);
  return made;
}
