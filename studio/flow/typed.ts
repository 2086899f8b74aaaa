import { createContext, type Session, start, transition } from '../../engine/index';
import type { Json } from '../../engine/expression';
import type { Answers } from '../check/solver/Verdict';
import { DEFAULT_DAY } from '../cases/run';
import { personOf } from '../cases/persons';
import type { Version } from '../impact/Version';

/** Documents that are typed where the proof asks for any: of a person, of a company. */
const DOCUMENTS = ['52998224725', '11222333000181'];

function valueOf(option: Json): Json {
  return typeof option === 'object' && option !== null && 'value' in option ? (option.value ?? null) : option;
}

/** A session after one more answer; nothing where the page would not take it: hidden, locked, not offered or refused. */
function answered(session: Session, path: string, value: Json): Session | undefined {
  const field = session.definition.byPath.get(path);
  if (!field) return undefined;
  const state = session.states.at(field.index);
  const isOffered = state.options.length === 0 || state.options.some((one) => valueOf(one.value) === value);
  const isTaken = state.disabledOptions?.some((one) => one === value) ?? false;
  if (!state.visible || state.stepHidden || !state.enabled || !isOffered || isTaken) return undefined;
  const edited = transition(session, { type: 'edit', field: path, value }).session;
  const left = transition(edited, { type: 'leave', field: path }).session;
  const isRefused = left.issues.at(field.index).some(({ level }) => level === 'error');
  return isRefused ? undefined : left;
}

/** Answers that a person gave one after the other in the order of the questions, and the session that they led to. */
export interface Typed {
  readonly answers: Answers;
  readonly session: Session;
}

interface Try {
  readonly document: string;
  readonly person: 'client' | 'executive';
  readonly today: string;
}

/** Who types, with which document: the commonest first. */
function triesOn(today: string): Try[] {
  return (['client', 'executive'] as const).flatMap((person) =>
    DOCUMENTS.map((document) => ({ document, person, today })),
  );
}

/** Types answers as a person would; what the page does not take, or rules give, is left out. */
function type(version: Version, answers: Answers, { document, person, today }: Try): Typed {
  const env = { today, constants: version.constants, context: createContext(personOf(person)) };
  let { session } = start(version.compiled, env);
  const typed: Record<string, Json> = {};
  for (const { path, schema, derived } of version.compiled.fields) {
    const asked = answers[path];
    if (asked === undefined || asked === null || derived || schema.readOnly) continue;
    const value = schema.format === 'tax-id' ? document : asked;
    const next = answered(session, path, value);
    if (!next) continue;
    session = next;
    typed[path] = value;
  }
  return { answers: typed, session };
}

/** The first answers that lead, typed one after the other, to where they are said to lead. */
export function typedAs(
  version: Version,
  candidates: readonly { readonly answers: Answers; readonly today?: string | undefined }[],
  isThere: (session: Session) => boolean,
): Answers | undefined {
  for (const { answers, today = DEFAULT_DAY } of candidates) {
    for (const one of triesOn(today)) {
      const typed = type(version, answers, one);
      if (isThere(typed.session)) return typed.answers;
    }
  }
  return undefined;
}
