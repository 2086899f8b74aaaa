import type { CompiledDefinition, CompiledField } from '../model/CompiledDefinition';
import type { Option } from '../model/FieldSchema';
import { widgetNote } from '../definition/widgets';
import { isBranch } from '../record/paths';
import { isShown } from '../model/states';
import { sameValue } from '../model/sameValue';
import type { Session } from '../model/Session';
import { once } from '../text/once';
import { byHand, isSameName, type Confirmed, type Doubt } from './confirm';
import { recordPathOf } from './recordPathOf';
import type { ReviewIssue } from './types';

interface Choices {
  readonly own: readonly CompiledField[];
  /** Fields whose options (courts, cities) only a source knows. */
  readonly remote: readonly CompiledField[];
}

const choicesOf = once(({ source, fields }: CompiledDefinition): Choices => {
  const looked = new Set(source.rules.lookups.flatMap((rule) => Object.keys(rule.options ?? {})));
  const all = fields.filter(({ schema }) => widgetNote(schema.ui.widget)?.options === 'needed');
  return {
    own: all.filter(({ path }) => !looked.has(path)),
    remote: all.filter(({ path }) => looked.has(path)),
  };
});

function isOffered(answer: unknown, options: readonly Option[]): boolean {
  if (Array.isArray(answer)) return answer.every((one) => isOffered(one, options));
  const choice = isBranch(answer) ? answer : undefined;
  for (const { value, label, disabled } of options) {
    if (disabled) continue;
    if (sameValue(value, answer)) return true;
    if (choice && sameValue(value, choice.value) && sameValue({ value, label }, choice)) return true;
  }
  return false;
}

/** A name of the list without its id, as a person types it when the list could not be loaded. */
function isNamed(answer: unknown, options: readonly Option[]): boolean {
  const text = isBranch(answer) ? answer.label : answer;
  return options.some(({ label }) => isSameName(label, text));
}

function isJudged(session: Session, { index }: CompiledField): boolean {
  const state = session.states.at(index);
  return session.answers.at(index) !== undefined && isShown(state) && state.judged !== false;
}

function issueOf({ definition }: Session, { path: field }: CompiledField): ReviewIssue {
  const message = definition.source.messages.enum!;
  return { path: recordPathOf(definition, field), field, code: 'option', message };
}

function isTyped({ schema }: CompiledField, answer: unknown): boolean {
  return !isBranch(answer) || (answer.value !== undefined && answer.value === schema.ui.byHand);
}

/**
 * Choices must be among the options that the definition, its rules or the sources that were asked again offer to
 * this person. What was typed, or filled from a postal code, is no choice: unless the list knows the name, it is
 * doubted.
 */
export function foreignChoices({ session, listed }: Confirmed): { issues: ReviewIssue[]; doubts: Doubt[] } {
  const { definition, states, answers } = session;
  const { own, remote } = choicesOf(definition);
  const isOf = ({ index }: CompiledField) => isOffered(answers.at(index), states.at(index).options);
  const issues = own
    .filter((field) => isJudged(session, field) && !isOf(field))
    .map((field) => issueOf(session, field));
  const doubts: Doubt[] = [];
  for (const field of remote) {
    if (!isJudged(session, field) || isOf(field)) continue;
    const answer = answers.at(field.index);
    if (!isTyped(field, answer)) {
      if (listed.has(field.index)) issues.push(issueOf(session, field));
    } else if (!isNamed(answer, states.at(field.index).options)) {
      doubts.push(byHand(session, field.index));
    }
  }
  return { issues, doubts };
}
