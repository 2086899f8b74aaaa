import {
  type CompiledDefinition,
  createScope,
  fieldIssues,
  frameOf,
  type Session,
  type StateRule,
} from '../../../engine/index';
import { truthy } from '../../../engine/expression';
import { looksAt } from '../looked';
import type { Run } from '../run';
import { STATES } from '../table/words';
import { steps, titled } from './titled';
import type { Duties, Duty } from './types';

function isHolding({ session }: Run, rule: StateRule): boolean {
  if (rule.when === undefined) return true;
  const evaluate = createScope(session.definition.byPath).compile(rule.when);
  return truthy(evaluate(frameOf(session)));
}

function looked(run: Run, rule: StateRule, properties: readonly string[]): boolean {
  const fields = rule.fields ?? [];
  return (
    fields.some((path) => looksAt.states(run, path, properties)) ||
    (properties.includes('value') && fields.some((path) => looksAt.answer(run, path))) ||
    (properties.includes('title') && (rule.steps ?? []).some((id) => looksAt.title(run, id))) ||
    (properties.includes('visible') && (rule.steps ?? []).some((id) => looksAt.step(run, id)))
  );
}

const stateWords = (names: readonly string[]) => names.map((name) => STATES[name] ?? 'valor').join(', ');

function branches(rule: StateRule, definition: CompiledDefinition): Duty[] {
  const properties = [...new Set([...Object.keys(rule.then ?? {}), ...Object.keys(rule.else ?? {})])];
  const target = [...(rule.fields ?? []), ...(rule.steps ?? [])].join(', ');
  const named = [titled(definition, rule.fields), steps(definition, rule.steps)].filter(Boolean).join(', ');
  const duty = (holds: boolean): Duty => ({
    rule: rule.id,
    says: `decides ${properties.join(', ')} of ${target} while its condition ${holds ? 'holds' : 'does not hold'}`,
    words: `decide de ${named}: ${stateWords(properties)}, enquanto a condição ${holds ? 'vale' : 'não vale'}`,
    isShownBy: (run) => isHolding(run, rule) === holds && looked(run, rule, properties),
  });
  if (properties.length === 0) return [];
  return rule.when === undefined ? [duty(true)] : [duty(true), duty(false)];
}

function computed(rule: StateRule, definition: CompiledDefinition): Duty[] {
  return (['options', 'min', 'max'] as const)
    .filter((name) => rule[name] !== undefined)
    .map((name) => ({
      rule: rule.id,
      says: `gives ${(rule.fields ?? []).join(', ')} its ${name}`,
      words: `dá a ${titled(definition, rule.fields)}: ${stateWords([name])}`,
      isShownBy: (run) => looked(run, rule, [name]),
    }));
}

function isSpared(session: Session, index: number): boolean {
  const state = session.states.at(index);
  if (state.judged !== false) return false;
  const judging = { ...session, states: session.states.with(index, { ...state, judged: undefined }) };
  return fieldIssues(judging, index, 'submit').length > 0;
}

function spared(rule: StateRule, definition: CompiledDefinition): Duty[] {
  if (rule.then?.judged !== false && rule.else?.judged !== false) return [];
  const isShownBy = (run: Run) =>
    (rule.fields ?? []).some(
      (path) =>
        looksAt.valid(run, path) && isSpared(run.session, run.session.definition.byPath.get(path)!.index),
    );
  const says = `spares ${(rule.fields ?? []).join(', ')} from being judged`;
  const words = `dispensa ${titled(definition, rule.fields)} de ser conferido`;
  return [{ rule: rule.id, says, words, isShownBy }];
}

/** Both sides of each condition, and each computed property, with a case that looks at it. */
export const states: Duties = ({ definition }) =>
  definition.source.rules.states.flatMap((rule) => [
    ...branches(rule, definition),
    ...spared(rule, definition),
    ...computed(rule, definition),
  ]);
