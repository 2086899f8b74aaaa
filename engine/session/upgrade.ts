import type { CompiledDefinition, CompiledField } from '../model/CompiledDefinition';
import { sameValue } from '../model/sameValue';
import type { Answers } from '../model/Session';
import { convert, type Short } from './convert';
import { placesOf, type Placed } from './former';
import { isAnswer } from '../model/normalise';
import { isOfKind } from './isOfKind';

/**
 * Why an answer of before has no place today: nothing asks for it, it is computed, it is not of the right kind or
 * its option is gone, another answer took its place, or an expression made something only of a part of it.
 */
type LostBy = 'gone' | 'computed' | 'taken' | Short['by'];

interface Lost {
  /** The field's former path. */
  readonly former: string;
  /** Where it would stand today; a field only where it does not fit or its place is taken. */
  readonly path: string;
  readonly by: LostBy;
}

interface Mapped {
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
  const converted = convert(definition.source, kept, before?.source);
  const places = placesOf(definition.source, kept, before?.source, converted);
  const winners = new Map(places.map((placed) => [placed.path, placed.former]));
  const short = converted.short.filter(({ former }) => !before?.byPath.get(former)?.derived);
  const isShort = (former: string) => converted.short.some((one) => one.former === former);
  const answers: Record<string, unknown> = {};
  const lost: Lost[] = [...short];
  const mapped: Mapped[] = [];
  for (const placed of places) {
    const { path, former, answer, from = [former] } = placed;
    const field = definition.byPath.get(path);
    const isWinner = winners.get(path) === former;
    if (!isAnswer(answer)) {
      if (field && isWinner) answers[path] = answer;
      continue;
    }
    if (!field && isShort(former)) continue;
    const was = before?.byPath.get(former);
    const by = lostBy(field, placed, { field: was, answer: kept[former], isTaken: !isWinner });
    if (!by) answers[path] = answer;
    else if (!was?.derived) lost.push(...from.map((one) => ({ former: one, path, by })));
    if (!by && !sameValue(answer, kept[former]))
      mapped.push(...from.map((one) => ({ path, former: one, from: kept[one], to: answer })));
  }
  return { answers, lost, mapped };
}
