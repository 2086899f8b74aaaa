import { useState } from 'react';
import useSWR from 'swr';
import { today } from '../../../src/shared/config/serverClock';
import { createContext, type Environment, type Person } from '../../../engine/index';
import { PERSONS } from '../../cases/persons';
import type { CasesBook } from '../../cases/CasesBook';
import { read } from '../../../src/shared/api/api';
import { useSession } from '../../../src/shared/auth/useSession';

/** One of the cases' people, or the signed-in person. */
export type PersonName = keyof typeof PERSONS | 'me';

export interface Setting {
  readonly person: PersonName;
  /** ISO; the business day. */
  readonly today: string;
  readonly source: 'portal' | 'analyst';
}

export function useSetting() {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const { data: me } = useSWR<Person>(signedIn ? '/wizard/context' : null, read, {
    revalidateIfStale: false,
  });
  const [opened] = useState(today);
  const [chosen, setChosen] = useState<Partial<Setting>>({});
  const fallback: Setting = {
    person: me ? 'me' : 'client',
    today: opened,
    source: me ? 'portal' : 'analyst',
  };
  // An ended session has neither person nor portal.
  const setting = { ...fallback, ...chosen, ...(me ? {} : outOf(chosen)) };
  const settled = session.status !== 'starting' && (!signedIn || me !== undefined);
  return { setting, setSetting: setChosen, me, settled };
}

function outOf({ person }: Partial<Setting>): Partial<Setting> {
  return { source: 'analyst', ...(person === 'me' && { person: 'client' as const }) };
}

/** A setting's engine environment; a form gets the context of its cases. */
export function environmentOf(
  { person, today: day }: Setting,
  me: Person | undefined,
  book: CasesBook,
): Environment {
  const who = person === 'me' ? me : PERSONS[person];
  const told = Object.values(book.files).find((file) => file.context)?.context;
  return { today: day, constants: book.constants, context: told ?? createContext(who ?? PERSONS.client) };
}
