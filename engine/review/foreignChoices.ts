import type { CompiledDefinition, CompiledField } from '../compile/types';
import type { Option } from '../definition/types';
import { widgetNote } from '../definition/widgets';
import { isBranch } from '../record/paths';
import { isShown } from '../session/isShown';
import { sameValue } from '../session/sameValue';
import type { Session } from '../session/types';
import { once } from '../text/once';
import { recordPathOf } from './recordPathOf';
import type { ReviewIssue } from './types';

/**
 * Fields whose answer can be held against options: fixed ones, or those that a rule computes. Those of a look-up
 * (courts, cities) are the source's to know; nobody asks it again for a submission, so that they are taken as sent.
 */
const listedFields = once(({ source, fields }: CompiledDefinition): readonly CompiledField[] => {
  const remote = new Set(source.rules.lookups.flatMap((rule) => Object.keys(rule.options ?? {})));
  return fields.filter(
    ({ path, schema }) => widgetNote(schema.ui.widget)?.options === 'needed' && !remote.has(path),
  );
});

function isOffered(answer: unknown, options: readonly Option[]): boolean {
  const choice = isBranch(answer) ? answer : undefined;
  for (const { value, label, disabled } of options) {
    if (disabled) continue;
    if (sameValue(value, answer)) return true;
    if (choice && sameValue(value, choice.value) && sameValue({ value, label }, choice)) return true;
  }
  return false;
}

/** Choices must be among the options that the definition or its rules offer to this person. */
export function foreignChoices(session: Session): ReviewIssue[] {
  const { definition, states, answers } = session;
  return listedFields(definition)
    .filter(({ index }) => {
      const answer = answers.at(index);
      const state = states.at(index);
      const isJudged = answer !== undefined && isShown(state) && state.judged !== false;
      return isJudged && !isOffered(answer, state.options);
    })
    .map((field) => ({
      path: recordPathOf(definition, field.path),
      field: field.path,
      code: 'option',
      message: definition.source.messages.enum!,
    }));
}
