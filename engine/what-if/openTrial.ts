import type { Environment } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Answers, Session } from '../model/Session';
import type { Transition } from '../model/SessionEvent';
import { answersOf } from '../session/draft';
import { createContext, start } from '../session/start';
import { transition } from '../session/transition';
import type { ChangeFields } from './changeFields';
import type { TypeRule } from './typeOf';

interface TrialType {
  readonly key: string;
  readonly rule: TypeRule;
  readonly session: Session;
}

export interface Trial {
  readonly fields: ChangeFields;
  /** In the order in which the wizard offers them. */
  readonly types: readonly TrialType[];
  /** What the policy says now, by path. */
  readonly now: Answers;
}

/** What the sources of look-ups answer, by their names; others are not asked. */
export type Said = Readonly<Record<string, unknown>>;

interface TrialSource {
  /** Its number, by which the wizard's address names it. */
  readonly Policy: string;
  readonly Holder: { readonly name: string; readonly cpfcnpj: string };
  readonly Fields: ChangeFields;
  readonly Said: Said;
}

/** Opens the wizard for the policy once for each of its types, as somebody of its holder would who chose it. */
export function openTrial(
  definition: CompiledDefinition,
  day: Pick<Environment, 'today' | 'constants'>,
  { Policy, Holder, Fields: fields, Said: said }: TrialSource,
): Trial {
  const person = { executive: false, user: NOBODY, clients: [{ ...Holder, lead: false }] };
  const env = { ...day, context: createContext(person, { policyIdentifier: Policy }) };
  const opened = answered(start(definition, env), said);
  const { index } = definition.byPath.get(fields.type)!;
  const types = opened.states.at(index).options.flatMap(({ value }) => {
    const chosen = transition(opened, { type: 'edit', field: fields.type, value });
    const session = answered(chosen, said);
    const rule = answersOf(session)[fields.rule] as TypeRule | undefined;
    return rule ? [{ key: String(value), rule, session }] : [];
  });
  return { fields, types, now: types[0] ? answersOf(types[0].session) : {} };
}

const NOBODY = { name: '', email: '', phone: '' };

function answered({ session: first, effects }: Transition, said: Said): Session {
  let session = first;
  const asked = [...effects];
  for (let effect = asked.shift(); effect; effect = asked.shift()) {
    if (effect.type !== 'lookup' || !Object.hasOwn(said, effect.source)) continue;
    const { lookup, key, source } = effect;
    const next = transition(session, { type: 'answered', lookup, key, data: said[source] });
    session = next.session;
    asked.push(...next.effects);
  }
  return session;
}
