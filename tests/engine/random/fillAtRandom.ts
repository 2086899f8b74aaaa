import * as fc from 'fast-check';
import type { CompiledField } from '../../../engine/model/CompiledDefinition';
import { isShown } from '../../../engine/model/states';
import type { SourceReply, SourceReplies } from '../../../engine/review/confirm';
import type { Session } from '../../../engine/model/Session';
import type { Wizard } from '../Wizard';
import { arbitraryAnswer } from './arbitraryAnswer';

/** Draws of one run of a property. */
export type Draw = fc.GeneratorValue;

/** What a product's look-ups are known to answer, by their id. */
export type Known = ReadonlyMap<string, readonly unknown[]>;

export function isEditable({ states }: Session, { index, schema, derived }: CompiledField): boolean {
  const state = states.at(index);
  return !derived && schema.ui.widget !== 'hidden' && isShown(state) && state.enabled && !state.lockedBy;
}

/** Every question under way is answered as golden cases know it, or fails. */
function answerLookups(wizard: Wizard, known: Known, draw: Draw, said: Map<string, SourceReply>): void {
  for (const { rule, index } of wizard.session.definition.lookups) {
    if (wizard.session.lookups[index]!.status !== 'pending') continue;
    const answers = known.get(rule.id) ?? [];
    const chosen = draw(fc.option, fc.constantFrom(...answers, undefined), { freq: 4, nil: undefined });
    // The lists of golden cases are short, and another one each time.
    if (!rule.options) said.set(rule.id, chosen === undefined ? 'missing' : { data: chosen });
    if (chosen === undefined) wizard.fail(rule.id);
    else wizard.answer(rule.id, chosen);
  }
}

/**
 * Answers fields one after another, as a person could: those in sight that can be edited. Gives what the look-ups
 * were told last.
 */
export function fillAtRandom(
  wizard: Wizard,
  known: Known,
  draw: Draw,
  fields: readonly CompiledField[],
): SourceReplies {
  const said = new Map<string, SourceReply>();
  answerLookups(wizard, known, draw, said);
  for (const field of fields) {
    if (!isEditable(wizard.session, field)) continue;
    const answer = draw(arbitraryAnswer, field, wizard.state(field.path));
    wizard.edit(field.path, answer ?? undefined).leave(field.path);
    answerLookups(wizard, known, draw, said);
  }
  return said;
}
