import { cleanValue, isCleaned } from '../text/cleanValue';
import { isShown } from '../model/states';
import { sameValue } from '../model/sameValue';
import { isOnFile } from './onFile';
import { settle } from './settle';
import { Transaction } from './Transaction';
import type { Origin } from '../model/Origin';
import type { Session } from '../model/Session';
import type { Transition } from '../model/SessionEvent';

const PERSON: Origin = { by: 'person' };

function unclean(session: Session, fields: readonly number[]): number[] {
  return fields.filter((index) => {
    const field = session.definition.fields[index]!;
    if (!isCleaned(field.schema) || field.derived || !isShown(session.states.at(index))) return false;
    if (isOnFile(session.definition, session.origins.at(index))) return false;
    return !sameValue(cleanValue(field.schema, session.values.at(index)), session.values.at(index));
  });
}

/** Cleans what was typed into fields that are left; a session without such fields stays the same. */
export function clean(session: Session, fields: readonly number[]): Transition {
  const wanted = unclean(session, fields);
  if (wanted.length === 0) return { session, effects: [] };
  const transaction = new Transaction(session);
  for (const index of wanted) {
    const { schema } = session.definition.fields[index]!;
    const origin = session.origins.at(index) ?? PERSON;
    transaction.give(index, cleanValue(schema, session.values.at(index)), origin);
  }
  return settle(transaction, session.definition.rules);
}
