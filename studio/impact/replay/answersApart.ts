import {
  answersOf,
  type CompiledField,
  convert,
  type Converted,
  sameValue,
  type Session,
} from '../../../engine/index';
import type { Replayed } from './stored';

type Apart = Pick<Replayed, 'lost' | 'otherValue'>;

/** Whether a person gave it and can lose it. */
const isGiven = ({ derived, schema }: CompiledField) => !derived && schema.ui.widget !== 'hidden';

const MOST_OF_FORM = 60;

/** How a text is built, which says why it was not cut as expected, without what it says. */
function formOf(text: string): string {
  const form = text
    .trim()
    .replace(/[\p{L}\p{M}]+/gu, 'x')
    .replace(/\p{N}/gu, '9');
  return form.length > MOST_OF_FORM ? `${form.slice(0, MOST_OF_FORM)}…` : form;
}

interface OfExpression {
  readonly lost: readonly string[];
  readonly other: readonly string[];
}

/** What expressions make of an answer; undefined where none reads it. The answer itself is nobody's to read here. */
function converted(
  { path, schema }: CompiledField,
  answer: unknown,
  { made, short }: Converted,
  after: Session,
): OfExpression | undefined {
  const titleOf = (to: string) => after.definition.byPath.get(to)?.schema.title ?? to;
  const came = made.filter(({ from }) => from.includes(path)).map((one) => titleOf(one.path));
  const missing = short.find(({ former }) => former === path);
  if (!missing) return came.length > 0 ? { lost: [], other: came } : undefined;
  const how = missing.by === 'partly' ? 'só em parte em' : 'nada passa a';
  const form = typeof answer === 'string' ? `: “${formOf(answer)}”` : '';
  return { lost: [`${schema.title} (${how} ${titleOf(missing.path)}${form})`], other: came };
}

/** Which answers are gone or others in a session of the other version; `nameAfter` follows renamed questions. */
export function answersApart(before: Session, after: Session, nameAfter: (path: string) => string): Apart {
  const lost: string[] = [];
  const otherValue: string[] = [];
  const [then, today] = [before.definition.source, after.definition.source];
  const kept = answersOf(before);
  const expressed = convert(today, kept, then);
  for (const field of before.definition.fields) {
    const told = converted(field, kept[field.path], expressed, after);
    if (told) {
      lost.push(...told.lost);
      otherValue.push(...told.other);
      continue;
    }
    const was = before.answers.at(field.index);
    const same = after.definition.byPath.get(nameAfter(field.path));
    const is = same && after.answers.at(same.index);
    if (sameValue(was, is)) continue;
    if (was !== undefined && is === undefined && isGiven(field)) lost.push(field.schema.title);
    else otherValue.push(same?.schema.title ?? field.schema.title);
  }
  return { lost, otherValue: [...new Set(otherValue)] };
}
