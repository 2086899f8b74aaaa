import type { Json } from '../../../engine/expression';
import { type CompiledDefinition, type FieldSchema, isBranch } from '../../../engine/index';
import { OUTCOME_WORDS } from '../outcomeWords';
import type { Case, CasesFile } from '../types';
import { columnId, type CaseColumn, type CellInput } from './CaseColumn';
import { cellOf } from './cellOf';
import { fieldsGiven, fits } from './fits';
import { columnLabel, STATUSES } from './words';

type Place = Pick<CaseColumn, 'part' | 'keys'>;

const DEPTHS: Readonly<Record<string, number>> = {
  answers: 2,
  states: 3,
  issues: 2,
  effects: 1,
  questionnaire: 1,
};

function waysInto(value: unknown, keys: readonly string[], depth: number): (readonly string[])[] {
  if (keys.length >= depth || !isBranch(value) || Object.keys(value).length === 0) return [keys];
  return Object.entries(value).flatMap(([key, inner]) => waysInto(inner, [...keys, key], depth));
}

function expectedIn({ expect }: Case): (readonly string[])[] {
  return Object.entries(expect).flatMap(([part, value]) =>
    part === 'valid'
      ? (value as readonly string[]).map((path) => ['valid', path])
      : waysInto(value, [part], DEPTHS[part] ?? Infinity),
  );
}

function placesIn(it: Case): Place[] {
  return [
    ...(it.today === undefined ? [] : [{ part: 'about', keys: ['today'] } as const]),
    ...(typeof it.person === 'string' ? [{ part: 'about', keys: ['person'] } as const] : []),
    ...(typeof it.events[0]?.prefill === 'string' ? [{ part: 'set', keys: [] } as const] : []),
    ...it.events.flatMap(fieldsGiven).map((field) => ({ part: 'given', keys: [field] }) as const),
    ...expectedIn(it).map((keys) => ({ part: 'expect', keys }) as const),
  ];
}

const BOOLEAN: CellInput = {
  kind: 'choice',
  options: [
    { value: true, label: 'Sim' },
    { value: false, label: 'Não' },
  ],
};

const isPlain = (value: Json): value is string | number | boolean => typeof value !== 'object';

export function inputOf({ type, format, ui }: FieldSchema): CellInput {
  if (type === 'boolean') return BOOLEAN;
  if (type === 'object' || type === 'array') return { kind: 'json' };
  const options = (ui.options ?? []).map((option) =>
    typeof option === 'object' ? option : { value: option, label: String(option) },
  );
  const plain = options.flatMap(({ value, label }) => (isPlain(value) ? [{ value, label }] : []));
  if (plain.length > 0) return { kind: 'choice', options: plain };
  if (format === 'date') return { kind: 'date' };
  if (ui.widget === 'money' || ui.widget === 'percent') return { kind: ui.widget };
  return { kind: type === 'integer' ? 'integer' : type === 'number' ? 'number' : 'text' };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function inputOfValues(values: readonly Json[]): CellInput {
  const said = values.filter((value) => value !== null);
  if (said.length > 0 && said.every((value) => typeof value === 'boolean')) return BOOLEAN;
  if (said.length > 0 && said.every((value) => typeof value === 'number')) return { kind: 'number' };
  if (said.some((value) => typeof value !== 'string')) return { kind: 'json' };
  return said.length > 0 && said.every((value) => DAY.test(String(value)))
    ? { kind: 'date' }
    : { kind: 'text' };
}

const MONEY = ['commercialPremium', 'iof', 'minimumPremium', 'grossPremium', 'insuredAmount'];

const chosen = (options: Readonly<Record<string, string>>): CellInput => ({
  kind: 'choice',
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});

function inputOfExpected(
  [part, name = '']: readonly string[],
  { steps }: CompiledDefinition,
): CellInput | undefined {
  if (part === 'rating' && name === 'outcome') return chosen(OUTCOME_WORDS);
  if (part === 'rating' && MONEY.includes(name)) return { kind: 'money' };
  if (part === 'steps') return chosen(STATUSES);
  if (part === 'open')
    return chosen(Object.fromEntries(steps.map(({ definition: { id, title } }) => [id, title])));
  return part === 'issues' ? { kind: 'text' } : undefined;
}

function inputAt(
  place: Place,
  values: readonly Json[],
  { given = {} }: Pick<CasesFile, 'given'>,
  definition: CompiledDefinition,
): CellInput {
  const { part, keys } = place;
  if (part === 'set')
    return { kind: 'choice', options: Object.keys(given).map((value) => ({ value, label: value })) };
  const path = part === 'given' ? keys[0] : keys[0] === 'answers' ? keys[1] : undefined;
  const field = path === undefined ? undefined : definition.byPath.get(path);
  const known = part === 'expect' ? inputOfExpected(keys, definition) : undefined;
  if (field && !values.some(isBranch)) return inputOf(field.schema);
  return known && !values.some((value) => typeof value === 'object' && value !== null)
    ? known
    : inputOfValues(values);
}

/** The columns of a table of cases: what the rows say of themselves, the answers that they give, and what they expect. */
export function columnsOf(file: CasesFile, definition: CompiledDefinition): CaseColumn[] {
  const rows = file.cases.filter(fits);
  const about: Place[] = [{ part: 'about', keys: ['description'] }];
  const places = new Map<string, Place>();
  for (const place of [...about, ...rows.flatMap(placesIn)])
    places.set(columnId(place.part, place.keys), place);
  const parts = ['about', 'set', 'given', 'expect'];
  return [...places]
    .toSorted(([, a], [, b]) => parts.indexOf(a.part) - parts.indexOf(b.part))
    .map(([id, place]) => columnAt(id, place, rows, file, definition));
}

function columnAt(
  id: string,
  place: Place,
  rows: readonly Case[],
  file: CasesFile,
  definition: CompiledDefinition,
): CaseColumn {
  const values = rows.flatMap((it) => cellOf(it, place)?.value ?? []);
  return {
    id,
    ...place,
    label: columnLabel(place, definition),
    input: inputAt(place, values, file, definition),
  };
}

export function expectedColumn(
  keys: readonly string[],
  values: readonly Json[],
  definition: CompiledDefinition,
): CaseColumn {
  const place = { part: 'expect', keys } as const;
  const input = inputAt(place, values, {}, definition);
  return { id: columnId('expect', keys), ...place, label: columnLabel(place, definition), input };
}

/** The column of an answer that no row gives yet. */
export function givenColumn(path: string, definition: CompiledDefinition): CaseColumn {
  const place = { part: 'given', keys: [path] } as const;
  return columnAt(columnId('given', [path]), place, [], { cases: [] }, definition);
}
