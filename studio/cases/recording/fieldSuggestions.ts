import {
  type CompiledField,
  type FieldState,
  isShown,
  type Origin,
  print,
  sameValue,
  type Session,
} from '../../../engine/index';
import { dateText } from '../../../engine/values';
import type { Suggestion } from './Suggestion';

export interface Stand {
  readonly opening: Session;
  readonly before: Session;
  readonly now: Session;
}

const GIVEN: readonly Origin['by'][] = ['person', 'prefill', 'record'];

const quoted = (text: string) => `“${text}”`;

function textOf(session: Session, { index, schema }: CompiledField): string {
  const value = session.answers.at(index);
  return value === undefined
    ? 'vazio'
    : print(value, schema, session.states.at(index)) || JSON.stringify(value);
}

function valueOf({ opening, before, now }: Stand, field: CompiledField): Suggestion[] {
  const { index, path, schema } = field;
  const origin = now.origins.at(index);
  const value = now.answers.at(index);
  const isByRule = !GIVEN.includes(origin?.by ?? 'person') || (value === undefined && origin !== undefined);
  const isRecent = !sameValue(before.answers.at(index), value);
  const isNew = isRecent || !sameValue(opening.answers.at(index), value);
  if (!isByRule || !isNew || schema.ui.widget === 'password') return [];
  const label = `${quoted(now.states.at(index).title)} = ${textOf(now, field)}`;
  return [
    {
      id: `answers ${path}`,
      kind: 'values',
      label,
      isRecent,
      expect: { answers: { [path]: value ?? null } },
    },
  ];
}

function messageOf({ before, now }: Stand, { index, path }: CompiledField): Suggestion[] {
  const { title } = now.states.at(index);
  const issues = now.issues.at(index);
  const isRecent =
    !sameValue(before.issues.at(index), issues) || before.touched.at(index) !== now.touched.at(index);
  if (issues.length > 0) {
    const label = `${quoted(title)} diz: ${issues.map(({ message }) => message).join(' ')}`;
    const found = issues.map(({ code, message }) => ({ code, message }));
    return [
      { id: `issues ${path}`, kind: 'messages', label, isRecent, expect: { issues: { [path]: found } } },
    ];
  }
  if (!now.touched.at(index) || !isShown(now.states.at(index))) return [];
  const label = `${quoted(title)} foi conferido e está certo`;
  return [{ id: `valid ${path}`, kind: 'messages', label, isRecent, expect: { valid: [path] } }];
}

type Looked = 'visible' | 'enabled' | 'required' | 'title' | 'hint' | 'why' | 'min' | 'max';

const LOOKS: { readonly [Name in Looked]: (value: FieldState[Name]) => string } = {
  visible: (is) => (is ? 'aparece' : 'não aparece'),
  enabled: (is) => (is ? 'pode ser respondida' : 'está bloqueada'),
  required: (is) => (is ? 'é obrigatória' : 'não é obrigatória'),
  title: (text) => `chama-se ${quoted(text)}`,
  hint: (text) => (text ? `tem a dica ${quoted(text)}` : 'não tem dica'),
  why: (text) => (text ? `explica ${quoted(text)}` : 'não tem explicação'),
  min: (least) => (least === undefined ? 'não tem mínimo' : `aceita no mínimo ${dateText(String(least))}`),
  max: (most) => (most === undefined ? 'não tem máximo' : `aceita no máximo ${dateText(String(most))}`),
};

function looksOf({ opening, before, now }: Stand, { index, path, schema }: CompiledField): Suggestion[] {
  const [first, last, state] = [opening, before, now].map((session) => session.states.at(index)) as [
    FieldState,
    FieldState,
    FieldState,
  ];
  if (schema.ui.widget === 'hidden') return [];
  return (Object.keys(LOOKS) as Looked[])
    .filter((name) => !sameValue(first[name], state[name]) && (name === 'visible' || isShown(state)))
    .map((name) => {
      const words = LOOKS[name] as (value: unknown) => string;
      return {
        id: `states ${path} ${name}`,
        kind: 'questions',
        label: `${quoted(state.title)} ${words(state[name])}`,
        isRecent: !sameValue(last[name], state[name]),
        expect: { states: { [path]: { [name]: state[name] ?? null } } },
      };
    });
}

/** What rules made of the fields: values, messages, and whether and how each is asked. */
export function fieldSuggestions(stand: Stand): Suggestion[] {
  const { fields } = stand.now.definition;
  return [valueOf, messageOf, looksOf].flatMap((of) => fields.flatMap((field) => of(stand, field)));
}
