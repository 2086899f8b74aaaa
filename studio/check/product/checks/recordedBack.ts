import { isChoiceWidget } from '../../../../engine/definition';
import type { Finding } from '../../finding';
import { innerPaths, type Check, type FieldPlace, type Subject } from '../subject';

const NAME = 'value';

/** The parts without which an answer is not valid; a choice needs value and label. */
function neededParts({ schema }: FieldPlace): readonly string[] {
  return isChoiceWidget(schema.ui.widget) ? [NAME, 'label'] : [NAME];
}

/** Fields that a state may hide, so that the record may hold something else in their place. */
function hideable({ definition, all }: Subject): ReadonlySet<string> {
  const hiding = definition.rules.states.filter(
    ({ then, else: other }) => then?.visible === false || other?.visible === false,
  );
  const steps = new Set(hiding.flatMap((rule) => rule.steps ?? []));
  const ofSteps = definition.steps.filter(({ id }) => steps.has(id)).map(({ path }) => `${path}.`);
  const hidden = all.filter(({ path }) => ofSteps.some((step) => path.startsWith(step)));
  return new Set([...hiding.flatMap((rule) => rule.fields ?? []), ...hidden.map(({ path }) => path)]);
}

function entriesFor({ definition }: Subject, { path }: FieldPlace) {
  return definition.record.fields.flatMap((entry, index) =>
    entry.from === path || entry.from.startsWith(`${path}.`) ? [{ ...entry, index }] : [],
  );
}

/** An answer whose required part is not recorded cannot be read back: the server would refuse it. */
function* brokenAnswers(subject: Subject): Generator<Finding> {
  for (const field of subject.fields.values()) {
    const entries = entriesFor(subject, field).filter(({ to }) => to !== null);
    const parts = entries.map(({ from }) => from.slice(field.path.length + 1));
    const known = innerPaths(field);
    // An unknown part has its own fault.
    const areParts = entries.length > 0 && entries.every(({ from }) => known.includes(from));
    const lacking = areParts
      ? neededParts(field).find((part) => known.includes(`${field.path}.${part}`) && !parts.includes(part))
      : undefined;
    if (lacking === undefined) continue;
    const message = `The record holds ${entries[0]!.from} without ${field.path}.${lacking}, so that the choice cannot be read back.`;
    yield { pointer: `/record/fields/${entries[0]!.index}/from`, code: 'record-part', message };
  }
}

/** An addition must not overwrite an answer that is always given. */
function* overwrittenAnswers(subject: Subject): Generator<Finding> {
  const { adds } = subject.definition.record;
  const mayHide = hideable(subject);
  for (const field of subject.fields.values()) {
    if (mayHide.has(field.path)) continue;
    const entries = entriesFor(subject, field);
    const places = entries.length > 0 ? entries.map(({ to }) => to) : [field.path];
    for (const [index, { to }] of adds.entries()) {
      if (!places.includes(to)) continue;
      const message = `${to} holds ${field.path}, which is always asked, and would be written over.`;
      yield { pointer: `/record/adds/${index}/to`, code: 'record-collision', message };
    }
  }
}

/** What the record holds of the answers can be read back as these answers. */
export const recordedBack: Check = function* (subject) {
  yield* brokenAnswers(subject);
  yield* overwrittenAnswers(subject);
};
