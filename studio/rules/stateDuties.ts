import { type CompiledDefinition, fieldIssues, type Session, type StateRule } from '../../engine/index';
import { steps, titled } from './titled';
import { looksAt } from '../cases/looksAt';
import type { Run } from '../cases/run';
import { STATES } from '../cases/table/words';
import { type Duties, holds } from './shown';

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

function branches(rule: StateRule, definition: CompiledDefinition): Duties {
  const properties = [...new Set([...Object.keys(rule.then ?? {}), ...Object.keys(rule.else ?? {})])];
  const target = [...(rule.fields ?? []), ...(rule.steps ?? [])].join(', ');
  const named = [titled(definition, rule.fields), steps(definition, rule.steps)].filter(Boolean).join(', ');
  const duty = (isHolding: boolean) => ({
    says: `decides ${properties.join(', ')} of ${target} while its condition ${isHolding ? 'holds' : 'does not hold'}`,
    words: `decide de ${named}: ${stateWords(properties)}, enquanto a condição ${isHolding ? 'vale' : 'não vale'}`,
    isShownBy: (run: Run) => holds(run.session, rule.when) === isHolding && looked(run, rule, properties),
  });
  if (properties.length === 0) return [];
  return rule.when === undefined ? [duty(true)] : [duty(true), duty(false)];
}

function computed(rule: StateRule, definition: CompiledDefinition): Duties {
  return (['options', 'min', 'max'] as const)
    .filter((name) => rule[name] !== undefined)
    .map((name) => ({
      says: `gives ${(rule.fields ?? []).join(', ')} its ${name}`,
      words: `dá a ${titled(definition, rule.fields)}: ${stateWords([name])}`,
      isShownBy: (run: Run) => looked(run, rule, [name]),
    }));
}

function isSpared(session: Session, index: number): boolean {
  const state = session.states.at(index);
  if (state.judged !== false) return false;
  const judging = { ...session, states: session.states.with(index, { ...state, judged: undefined }) };
  return fieldIssues(judging, index, 'submit').length > 0;
}

function spared(rule: StateRule, definition: CompiledDefinition): Duties {
  if (rule.then?.judged !== false && rule.else?.judged !== false) return [];
  const isShownBy = (run: Run) =>
    (rule.fields ?? []).some(
      (path) =>
        looksAt.valid(run, path) && isSpared(run.session, run.session.definition.byPath.get(path)!.index),
    );
  const says = `spares ${(rule.fields ?? []).join(', ')} from being judged`;
  const words = `dispensa ${titled(definition, rule.fields)} de ser conferido`;
  return [{ says, words, isShownBy }];
}

/** Both sides of each condition, and each computed property, with a case that looks at it. */
export function stateDuties(rule: StateRule, definition: CompiledDefinition): Duties {
  return [...branches(rule, definition), ...spared(rule, definition), ...computed(rule, definition)];
}
