import {
  type SourceReply,
  type SourceReplies,
  type LookupQuestion,
  questionsOf,
  type Session,
} from '../../../../engine/index';
import { LookupFailure } from '../../../adapters/remote/LookupFailure';
import type { Deps } from '../../../deps';
import type { Owner } from '../../../access/Caller';
import { storedTaxId } from '../../../storedTaxId';
import { personAnswer } from '../people/answers';
import { findPerson } from '../people/repository';

type Request = LookupQuestion['request'];
/** Answers a look-up's question; null is "no such thing". */
export type Ask = (request: Request) => Promise<unknown>;
type AskingDeps = Pick<Deps, 'db' | 'adapters'>;

const UF = /^[A-Z]{2}$/;

/** Sources of the wizard's look-ups; null is "no such thing". */
function sourcesOf({ db, adapters }: AskingDeps, owner: Owner): Partial<Record<string, Ask>> {
  return {
    company: ({ cnpj }) => adapters.company.find(storedTaxId(String(cnpj))),
    person: async ({ cpf }) => {
      const person = await findPerson(db, owner, storedTaxId(String(cpf)));
      return person ? personAnswer(person) : null;
    },
    states: () => adapters.geography.states(),
    cities: async ({ state }) => (UF.test(String(state)) ? adapters.geography.cities(String(state)) : null),
    courts: ({ kind }) => adapters.courts.regions(kind === 1 ? 1 : 0),
    'court-sections': async ({ court }) =>
      Number.isSafeInteger(court) ? adapters.courts.sections(Number(court)) : null,
  };
}

async function looked(ask: Ask, request: Request): Promise<SourceReply> {
  try {
    const data = await ask(request);
    return data === null ? 'missing' : { data };
  } catch (error) {
    if (error instanceof LookupFailure) return 'failed';
    throw error;
  }
}

/**
 * The sources' answers to a session's look-ups. Call before a transaction begins: a source may be slow, and its
 * cache needs a connection of its own. `more` are sources of the modules above.
 */
export async function askAgain(
  deps: AskingDeps,
  owner: Owner,
  session: Session,
  more: Readonly<Record<string, Ask>> = {},
): Promise<SourceReplies> {
  const sources: Partial<Record<string, Ask>> = { ...sourcesOf(deps, owner), ...more };
  const asked = questionsOf(session).map(async ({ lookup, source, request }) => {
    const ask = sources[source];
    return ask ? [[lookup, await looked(ask, request)] as const] : [];
  });
  return new Map((await Promise.all(asked)).flat());
}
