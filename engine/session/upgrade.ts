import type { CompiledDefinition, CompiledField } from '../model/CompiledDefinition';
import type { FieldSchema } from '../model/FieldSchema';
import { sameValue } from '../model/sameValue';
import type { Answers } from '../model/Session';
import { isAnswer, placesOf, type Placed } from './former';

/**
 * Why an answer of before has no place today: nothing asks for it, it is computed, it is not of the right kind or
 * its option is gone, or another answer took its place.
 */
export type LostBy = 'gone' | 'computed' | 'unfit' | 'taken';

export interface Lost {
  /** The field's former path. */
  readonly former: string;
  /** Where it would stand today; a field only where it does not fit or its place is taken. */
  readonly path: string;
  readonly by: LostBy;
}

export interface Mapped {
  readonly path: string;
  readonly former: string;
  readonly from: unknown;
  readonly to: unknown;
}

export interface Upgrade {
  readonly answers: Answers;
  readonly lost: readonly Lost[];
  readonly mapped: readonly Mapped[];
}

const isObject = (answer: unknown) => typeof answer === 'object' && answer !== null && !Array.isArray(answer);

const KINDS: Readonly<Record<FieldSchema['type'], (answer: unknown) => boolean>> = {
  string: (answer) => typeof answer === 'string',
  number: (answer) => typeof answer === 'number',
  integer: (answer) => typeof answer === 'number',
  boolean: (answer) => typeof answer === 'boolean',
  array: Array.isArray,
  object: isObject,
};

export const isOfKind = ({ schema }: Pick<CompiledField, 'schema'>, answer: unknown) =>
  KINDS[schema.type](answer);

const offers = (field: CompiledField | undefined, answer: unknown) =>
  field?.base.options.some(({ value }) => value === answer) ?? false;

/** Whether it was chosen from a list that no longer has it; a list made by a rule or look-up is not judged. */
const isWithdrawn = (
  field: CompiledField,
  { answer }: Placed,
  was: CompiledField | undefined,
  chosen: unknown,
) => field.base.options.length > 0 && offers(was, chosen) && !offers(field, answer);

interface Before {
  readonly field: CompiledField | undefined;
  readonly answer: unknown;
  readonly isTaken: boolean;
}

function lostBy(field: CompiledField | undefined, placed: Placed, was: Before): LostBy | undefined {
  if (!field) return 'gone';
  if (field.derived) return 'computed';
  if (was.isTaken) return 'taken';
  const fits = isOfKind(field, placed.answer) && !isWithdrawn(field, placed, was.field, was.answer);
  return fits ? undefined : 'unfit';
}

/**
 * Takes answers of an earlier version over into this one: every answer that has a place keeps it, and every other is named.
 * What was computed under the definition of `before` is nobody's answer. A second time changes nothing.
 */
export function upgrade(definition: CompiledDefinition, kept: Answers, before?: CompiledDefinition): Upgrade {
  const places = placesOf(definition.source, kept, before?.source);
  const winners = new Map(places.map((placed) => [placed.path, placed.former]));
  const answers: Record<string, unknown> = {};
  const lost: Lost[] = [];
  const mapped: Mapped[] = [];
  for (const placed of places) {
    const { path, former, answer } = placed;
    const field = definition.byPath.get(path);
    const isWinner = winners.get(path) === former;
    if (!isAnswer(answer)) {
      if (field && isWinner) answers[path] = answer;
      continue;
    }
    const was = before?.byPath.get(former);
    const by = lostBy(field, placed, { field: was, answer: kept[former], isTaken: !isWinner });
    if (!by) answers[path] = answer;
    else if (!was?.derived) lost.push({ former, path, by });
    if (!by && !sameValue(answer, kept[former]))
      mapped.push({ path, former, from: kept[former], to: answer });
  }
  return { answers, lost, mapped };
}
