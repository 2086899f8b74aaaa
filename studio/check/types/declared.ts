import type { Json } from '../../../engine/expression';
import { once, shaped, type FieldSchema, type Shape } from '../../../engine/index';
import { constantsRead } from '../product/constantsRead';
import type { Subject } from '../product/subject';
import { ANY, listOf, NUMBERS, of, type Kind, type Type } from './Type';
import { writtenType } from './written';

const FORMATS: Readonly<Record<string, Kind>> = {
  date: 'date',
  'date-time': 'instant',
  'tax-id': 'taxId',
  cpf: 'taxId',
  cnpj: 'taxId',
  phone: 'phone',
  landline: 'phone',
  'mobile-phone': 'phone',
  cep: 'postalCode',
  percent: 'percent',
  money: 'money',
};

const SIMPLE: Readonly<Record<string, readonly Kind[]>> = {
  string: ['text'],
  number: NUMBERS,
  integer: ['count'],
  boolean: ['boolean'],
  null: ['nothing'],
};

function partsOf(properties: Readonly<Record<string, Shape>> | undefined): Type['parts'] {
  if (!properties) return undefined;
  return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, shapeType(shape)]));
}

export const shapeType = once((shape: Shape): Type => {
  const names = [shape.type ?? []].flat().filter((name) => name !== 'null');
  const formed = FORMATS[shape.format ?? ''];
  if (formed) return of(formed);
  if (names.length !== 1)
    return shape.properties ? { kinds: ['record'], parts: partsOf(shape.properties) } : ANY;
  const [name = ''] = names;
  if (name === 'array') return listOf(shape.items ? shapeType(shape.items) : ANY);
  if (name === 'object') return { kinds: ['record'], parts: partsOf(shape.properties) };
  return { kinds: SIMPLE[name] ?? ['any'] };
});

const WIDGETS: Readonly<Record<string, readonly Kind[]>> = {
  money: ['money'],
  percent: ['percent'],
  integer: ['count'],
};

export const fieldType = once((schema: FieldSchema): Type => {
  const { widget } = schema.ui;
  const kinds = WIDGETS[widget];
  if (kinds) return { kinds };
  if (schema.type === 'object') {
    const parts = partsOf(schema.properties as Readonly<Record<string, Shape>> | undefined);
    return { kinds: [widget === 'hidden' ? 'record' : 'choice'], parts };
  }
  const isOption = schema.type === 'string' && (widget === 'select' || widget === 'radio');
  return isOption && schema.format === undefined ? of('option') : shapeType(shaped<Shape>(schema));
});

const UNITS: readonly (readonly [RegExp, Kind])[] = [
  [/^R\$/, 'money'],
  [/^%/, 'percent'],
  [/^(dias|meses|anos)\b/, 'count'],
  [/^vezes\b/, 'number'],
];

/** The kind that a note's unit says, which it begins with; `undefined` where it says none. */
export function unitOf(note: string | undefined): Kind | undefined {
  return UNITS.find(([begins]) => begins.test(note ?? ''))?.[1];
}

export function unitWords(note: string | undefined): string | undefined {
  return UNITS.map(([begins]) => begins.exec(note ?? '')?.[0]).find((words) => words !== undefined);
}

function tableType(value: { readonly [key: string]: Json }): Type {
  return {
    kinds: ['record'],
    parts: Object.fromEntries(Object.entries(value).map(([key, cell]) => [key, cellType(cell)])),
  };
}

function cellType(value: Json): Type {
  if (Array.isArray(value)) return listOf(value.length > 0 ? cellType(value[0] as Json) : ANY);
  if (typeof value === 'object' && value !== null)
    return tableType(value as { readonly [key: string]: Json });
  if (typeof value === 'number') return of(...NUMBERS);
  return { kinds: writtenType(value).kinds };
}

/** A constant's type: by the unit that its notes begin with, else by the shape of its values. */
export function constantType(subject: Pick<Subject, 'files'>, name: string): Type {
  const table = constantsRead(subject);
  const rows = Object.hasOwn(table, name) ? (table[name] ?? []) : [];
  const first = rows[0];
  if (!first) return ANY;
  const unit = typeof first.value === 'number' ? unitOf(first.note) : undefined;
  return unit ? of(unit) : cellType(first.value);
}

const COMPANY: Type = { kinds: ['choice'], parts: { value: of('taxId'), label: of('text') } };

const CONTEXT: Readonly<Record<string, Type>> = {
  executive: of('boolean'),
  companies: listOf(COMPANY),
  nominated: listOf(of('taxId')),
  'user.name': of('text'),
  'user.email': of('text'),
  'user.phone': of('phone'),
};

export function contextType(path: string, isOfForm: boolean): Type {
  if (isOfForm) return ANY;
  return path.startsWith('route.') ? of('text') : (CONTEXT[path] ?? ANY);
}

/** What a dotted path leads to in a type; `undefined` where there can be nothing of that name. */
export function partOf(type: Type, path: string): Type | undefined {
  return path
    .split('.')
    .filter((name) => name !== '')
    .reduce<Type | undefined>((found, name) => {
      if (!found || found.kinds.includes('any')) return found;
      if (found.item && /^\d+$/.test(name)) return found.item;
      if (!found.kinds.includes('record') && !found.kinds.includes('choice')) return undefined;
      return found.parts ? (Object.hasOwn(found.parts, name) ? found.parts[name] : undefined) : ANY;
    }, type);
}
