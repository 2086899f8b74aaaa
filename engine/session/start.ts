import type { Environment, Json } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import { frameOf } from '../compile/scope';
import { askAll } from './ask';
import { NO_ISSUES } from './issues';
import { PagedList } from '../model/PagedList';
import { once } from '../text/once';
import { NOTHING_REPLACED } from './replaced';
import { Transaction } from './Transaction';
import type { Issue, Session } from '../model/Session';
import type { LookupState, StepState } from '../model/states';
import type { Origin } from '../model/Origin';
import type { Transition } from '../model/SessionEvent';
import { NOTHING_UNREAD, withUnread } from './unread';

/** Who fills the wizard: given by the host, never read by the engine. */
export interface Person {
  readonly executive: boolean;
  readonly user: { readonly name: string; readonly email: string; readonly phone: string };
  readonly clients: readonly { readonly name: string; readonly cpfcnpj: string; readonly lead: boolean }[];
}

export type Route = Readonly<Record<string, string>>;

/** The context that expressions read: the person, their companies as choices, all documents that count as theirs, the address. */
export function createContext(person: Person, route: Route = {}): Json {
  const own = person.clients.filter((client) => !client.lead);
  const companies = own.filter((client) => client.cpfcnpj.length === 14);
  return {
    executive: person.executive,
    user: { ...person.user },
    companies: companies.map((client) => ({ value: client.cpfcnpj, label: client.name })),
    nominated: own.map((client) => client.cpfcnpj),
    route: { ...route },
  };
}

/** What all blank sessions of a definition share: no list of a session is ever written in place. */
const blankLists = once((definition: CompiledDefinition) => {
  const each = <T>(value: T) => PagedList.of(definition.fields.map(() => value));
  const empty = each<unknown>(undefined);
  return {
    values: empty,
    answers: empty,
    states: PagedList.of(definition.fields.map((field) => field.base)),
    issues: each<readonly Issue[]>(NO_ISSUES),
    origins: each<Origin | undefined>(undefined),
    touched: each(false),
    editedAt: each(0),
    steps: definition.steps.map((): StepState => ({ status: 'pending', visible: true, attempted: false })),
    lookups: definition.lookups.map((): LookupState => ({ status: 'idle', askedAt: 0 })),
    loaded: empty,
  } satisfies Partial<Session>;
});

/** A session with no answers: all fields in their base state, no step open, no rule run. */
export function blankSession(definition: CompiledDefinition, env: Environment): Session {
  const lists = blankLists(definition);
  // Named one by one: every session has the same shape, which JavaScript engines run faster.
  return {
    definition,
    env,
    values: lists.values,
    answers: lists.answers,
    states: lists.states,
    issues: lists.issues,
    origins: lists.origins,
    unread: NOTHING_UNREAD,
    touched: lists.touched,
    replaced: NOTHING_REPLACED,
    editedAt: lists.editedAt,
    typing: undefined,
    steps: lists.steps,
    lookups: lists.lookups,
    revision: 0,
    loaded: lists.loaded,
    submitting: false,
    continuing: false,
    scope: undefined,
  };
}

/**
 * Runs every rule except resets, which belong to a person's edit. Initial values that follow other fields belong to
 * it too, but run when a wizard opens without answers.
 */
export function settleAll(transaction: Transaction, isOpening = false): void {
  for (const rule of transaction.definition.rules) {
    if (rule.kind === 'derived' || rule.kind === 'state') rule.run(transaction);
    else if (rule.kind === 'relation' || rule.kind === 'lookup' || (isOpening && rule.kind === 'initial')) {
      transaction.runIfWoken(rule);
    }
  }
}

function withSearches(session: Session): Session {
  return session.definition.lookups.reduce((current, { begins, fields: [field] }) => {
    const text = begins?.(frameOf(session));
    const isText = typeof text === 'string' && text !== '';
    return isText && field !== undefined ? withUnread(current, field, { text, code: 'type' }) : current;
  }, session);
}

/** Opens a wizard: initial values, one settling of every rule, the first visible step open. */
export function start(definition: CompiledDefinition, env: Environment): Transition {
  const transaction = new Transaction(withSearches(blankSession(definition, env)));
  for (const initial of definition.initial) {
    const value = initial.evaluate(transaction.frame);
    if (value !== undefined && value !== null && value !== '') {
      transaction.write(initial.field, value, { by: 'initial', rule: initial.id });
    }
  }
  settleAll(transaction, true);
  const effects = askAll(transaction);
  const session = transaction.finish();
  const first = session.steps.findIndex((step) => step.visible);
  const steps = session.steps.map((step, index) =>
    index === first ? { ...step, status: 'open' as const } : step,
  );
  return { session: { ...session, steps, loaded: session.values }, effects };
}
