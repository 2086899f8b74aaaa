import { decimalsOf } from '../../../../engine/definition';
import type { RecordField } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../subject';

interface Entry {
  readonly to: string;
  readonly pointer: string;
  readonly what: string;
  /** Written only under a condition, so it may replace a field's entry. */
  readonly isConditional: boolean;
}

/** Answers with their own path come first, so that record.json is blamed for a clash. */
function entriesOf(subject: Subject): Entry[] {
  const { record } = subject.definition;
  const declared = record.fields.flatMap(({ from, to }, index) =>
    to === null ? [] : [{ to, pointer: `/record/fields/${index}/to`, what: from, isConditional: false }],
  );
  const kept = [...subject.fields.values()]
    .filter(({ path }) => !record.fields.some(({ from }) => from === path || from.startsWith(`${path}.`)))
    .map(({ path, pointer }) => ({ to: path, pointer, what: path, isConditional: false }));
  const added = record.adds.map(({ to, when }, index) => {
    return {
      to,
      pointer: `/record/adds/${index}/to`,
      what: 'another entry',
      isConditional: when !== undefined,
    };
  });
  return [...kept, ...declared, ...added];
}

function collide(a: Entry, b: Entry): boolean {
  if (a.to === b.to) return !a.isConditional && !b.isConditional;
  return a.to.startsWith(`${b.to}.`) || b.to.startsWith(`${a.to}.`);
}

function* collisions(entries: readonly Entry[], where: string): Generator<Finding> {
  for (const [index, entry] of entries.entries()) {
    const first = entries.slice(0, index).find((earlier) => collide(earlier, entry));
    if (!first) continue;
    const message = `${entry.to} of the ${where} is already written by ${first.what}.`;
    yield { pointer: entry.pointer, code: 'record-collision', message };
  }
}

/** Identifier and answer come first: they belong to the payload itself. */
function payloadEntries({ definition: { questionnaire } }: Subject): Entry[] {
  if (!questionnaire) return [];
  const { identifier, answer, fields, adds } = questionnaire;
  const at = '/questionnaire';
  return [
    { to: identifier, pointer: `${at}/identifier`, what: 'the identifier', isConditional: false },
    { to: answer, pointer: `${at}/answer`, what: 'the answer', isConditional: false },
    ...fields.map(({ from, to }, index) => {
      return { to, pointer: `${at}/fields/${index}/to`, what: from, isConditional: false };
    }),
    ...adds.map(({ to, when }, index) => {
      const isConditional = when !== undefined;
      return { to, pointer: `${at}/adds/${index}/to`, what: 'another entry', isConditional };
    }),
  ];
}

export const recordCollisions: Check = function* (subject) {
  yield* collisions(entriesOf(subject), 'record');
  yield* collisions(payloadEntries(subject), 'payload');
};

/** Forms of numbers are for numbers, and write all of their decimals; forms of dates are for dates. */
export const recordForms: Check = function* (subject) {
  const { record, questionnaire } = subject.definition;
  yield* wrongForms(subject, record.fields, '/record/fields');
  yield* wrongForms(subject, questionnaire?.fields ?? [], '/questionnaire/fields');
};

function* wrongForms(
  { fields }: Subject,
  entries: readonly Pick<RecordField, 'from' | 'as'>[],
  at: string,
): Generator<Finding> {
  for (const [index, { from, as }] of entries.entries()) {
    const schema = fields.get(from)?.schema;
    const type = schema?.type;
    const isNumber = type === 'number' || type === 'integer';
    const pointer = `${at}/${index}/as`;
    if (as === 'days-from-today') {
      if (schema?.format === 'date') continue;
      yield { pointer, code: 'form-type', message: `${as} writes dates, which ${from} is not.` };
    } else if (as === 'camel-keys' || as === 'negated') {
      const [wanted, what] = as === 'negated' ? ['boolean', 'booleans'] : ['array', 'lists'];
      if (type === wanted) continue;
      yield { pointer, code: 'form-type', message: `${as} writes ${what}, which ${from} is not.` };
    } else if (as !== undefined && as !== 'same' && !isNumber) {
      yield { pointer, code: 'form-type', message: `${as} writes numbers, which ${from} is not.` };
    }
    const decimals = schema && decimalsOf(schema);
    if (as === 'comma-decimal' && decimals !== undefined && decimals > 2) {
      yield {
        pointer,
        code: 'form-type',
        message: `${as} writes two decimals; ${from} may have ${decimals}.`,
      };
    }
  }
}
