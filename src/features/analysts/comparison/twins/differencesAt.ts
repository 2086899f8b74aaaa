import {
  isShown,
  issueAt,
  openStep,
  print,
  type CompiledField,
  type CompiledStep,
  type Session,
} from '../../../../../engine';
import { STATES } from '../../../../../engine/cases/table/words';
import { said } from '../../../../../engine/impact/words';
import { counterpart } from './counterpart';

/** One thing that is not the same in two wizards where they stand. */
export interface TwinDifference {
  readonly about: string;
  readonly left: string;
  readonly right: string;
}

/** Bounds of an answer, which are seen first when it goes beyond them. */
const BOUNDS = {
  minLength: 'mínimo de caracteres',
  maxLength: 'máximo de caracteres',
  minimum: 'mínimo',
  maximum: 'máximo',
  pattern: 'forma',
} as const;

const LOOKS = ['title', 'hint', 'required', 'enabled', 'unit', 'min', 'max'] as const;

type Side = readonly [session: Session, field: CompiledField | undefined];

function words([session, field]: Side): Readonly<Record<string, string>> {
  if (!field) return { visible: 'não existe' };
  const state = session.states.at(field.index);
  if (!isShown(state)) return { visible: 'não aparece' };
  const { schema } = field;
  const value = session.values.at(field.index);
  const bounds = schema as unknown as Readonly<Record<string, unknown>>;
  return {
    visible: 'aparece',
    ...Object.fromEntries(LOOKS.map((name) => [name, said(state[name])])),
    ...Object.fromEntries(Object.keys(BOUNDS).map((name) => [name, said(bounds[name])])),
    options: state.options.map(({ label }) => label).join(', '),
    answer: value === undefined ? 'vazio' : print(value, schema, state),
    message: issueAt(field, state, session.issues.at(field.index))?.message ?? 'nada errado',
  };
}

const NAMES: Readonly<Record<string, string>> = {
  ...STATES,
  ...BOUNDS,
  visible: 'na tela',
  answer: 'resposta',
  message: 'mensagem',
};

function between(left: Side, right: Side): TwinDifference[] {
  const title = left[1]?.schema.title ?? right[1]?.schema.title ?? '';
  const [one, other] = [words(left), words(right)];
  const isSeen = one['visible'] === 'aparece' && other['visible'] === 'aparece';
  return Object.keys(NAMES)
    .filter((name) => (isSeen || name === 'visible') && one[name] !== other[name])
    .map((name) => ({
      about: `${title}: ${NAMES[name]}`,
      left: one[name] ?? '',
      right: other[name] ?? '',
    }));
}

const titleOf = (session: Session, step: CompiledStep | undefined) =>
  step ? (session.steps[step.index]!.title ?? step.definition.title) : 'nenhuma';

/** What differs at the steps that are open: the steps, and their questions as they stand under the answers typed. */
export function differencesAt(left: Session, right: Session): TwinDifference[] {
  const [here, there] = [openStep(left), openStep(right)];
  const [one, other] = [titleOf(left, here), titleOf(right, there)];
  const own = (here?.fields ?? []).map((index) => left.definition.fields[index]!);
  const pairs = own.map(
    (field) => [field, counterpart(field.path, left.definition, right.definition)] as const,
  );
  const met = new Set(pairs.map(([, twin]) => twin?.path));
  const isSame = here?.definition.id === there?.definition.id;
  const added = (isSame ? (there?.fields ?? []) : [])
    .map((index) => right.definition.fields[index]!)
    .filter(({ path }) => !met.has(path));
  return [
    ...(one === other ? [] : [{ about: 'Etapa aberta', left: one, right: other }]),
    ...pairs.flatMap(([field, twin]) => between([left, field], [right, twin])),
    ...added.flatMap((field) =>
      between([left, counterpart(field.path, right.definition, left.definition)], [right, field]),
    ),
  ].filter((found) => found.left !== found.right && !(isAbsent(found.left) && isAbsent(found.right)));
}

const isAbsent = (text: string) => text === 'não existe' || text === 'não aparece';
