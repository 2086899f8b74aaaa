import { type CompiledField, sameValue, type Session } from '../../../engine/index';
import type { Replayed } from './stored';

type Apart = Pick<Replayed, 'lost' | 'otherValue'>;

/** Whether a person gave it and can lose it. */
const isGiven = ({ derived, schema }: CompiledField) => !derived && schema.ui.widget !== 'hidden';

/** Which answers are gone or others in a session of the other version; `nameAfter` follows renamed questions. */
export function answersApart(before: Session, after: Session, nameAfter: (path: string) => string): Apart {
  const lost: string[] = [];
  const otherValue: string[] = [];
  for (const field of before.definition.fields) {
    const was = before.answers.at(field.index);
    const same = after.definition.byPath.get(nameAfter(field.path));
    const is = same && after.answers.at(same.index);
    if (sameValue(was, is)) continue;
    if (was !== undefined && is === undefined && isGiven(field)) lost.push(field.schema.title);
    else otherValue.push(same?.schema.title ?? field.schema.title);
  }
  return { lost, otherValue };
}
