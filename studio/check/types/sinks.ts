import { nearest, type TableColumn } from '../../../engine/index';
import type { Finding } from '../finding';
import type { Into } from '../product/ExpressionPlace';
import type { Subject } from '../product/subject';
import { fieldType } from './declared';
import type { Variant } from './surroundings';
import { shortly } from './signature';
import { PRINTED } from './signatures';
import { fits, inWords, isOpen, named, NUMBERS, TEXTS, type Kind, type Type } from './Type';

const TAKES: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  number: [...NUMBERS],
  option: TEXTS,
  text: TEXTS,
  taxId: TEXTS,
  phone: TEXTS,
  postalCode: TEXTS,
  choice: ['choice', 'record'],
  record: ['choice', 'record'],
};

const EXAMPLES: Readonly<Partial<Record<Kind, string>>> = {
  date: '{"addDays":[{"today":[]},30]}',
  money: '{"percentOf":[{"var":"step.contractValue"},5]}',
  percent: '{"percentShare":[{"var":"step.amount"},{"var":"step.contractValue"}]}',
  count: '{"floorTo":[{"over":[{"var":"step.days"},30]},0]}',
  text: '{"cat":["Edital: ",{"var":"step.notice"}]}',
  boolean: '{"==":[{"var":"step.kind"},"PJ"]}',
  choice: '{"object":["value",{"var":"step.document"},"label",{"var":"step.name"}]}',
  list: '{"map":[{"answer":[""]},{"object":["value",{"var":"id"},"label",{"var":"name"}]}]}',
};

function takenBy(type: Type): readonly Kind[] {
  return [...new Set(type.kinds.flatMap((kind) => TAKES[kind] ?? [kind]))];
}

function writeLike(wanted: readonly Kind[]): string {
  const kind = wanted.find((name) => EXAMPLES[name]);
  return kind ? ` Write it like ${EXAMPLES[kind]}.` : '';
}

function* unfit(
  variants: readonly Variant[],
  kinds: readonly Kind[],
  what: string,
  wanted = kinds,
): Generator<Finding> {
  for (const { type, pointer } of variants) {
    if (fits(type, kinds)) continue;
    const message = `${what} ${inWords(shortly(wanted))}, not ${named(type)}.${writeLike(wanted)}`;
    yield { pointer, code: 'type-mismatch', message };
  }
}

function* intoField(variants: readonly Variant[], type: Type, what: string): Generator<Finding> {
  yield* unfit(variants, takenBy(type), what, type.kinds);
}

const PRINT_EXAMPLE: Readonly<Partial<Record<Kind, string>>> = {
  money: '{"formatMoney":[{"var":"step.amount"}]}',
  date: '{"formatDate":[{"var":"step.start"}]}',
  choice: '{"var":"step.holder.label"}',
};

function* intoSentence(variants: readonly Variant[]): Generator<Finding> {
  for (const { type, pointer } of variants) {
    if (fits(type, PRINTED)) continue;
    const example = PRINT_EXAMPLE[type.kinds[0]!];
    const like = example ? ` Write it like ${example}.` : '';
    yield { pointer, code: 'type-mismatch', message: `A sentence takes a text, not ${named(type)}.${like}` };
  }
}

/** An option is a value that the field can have, or an object of value and label. */
function optionValue(item: Type): Type | undefined {
  if (!item.kinds.includes('record') && !item.kinds.includes('choice')) return item;
  if (!item.parts) return { kinds: ['any'] };
  return item.parts.label ? item.parts.value : undefined;
}

function optionKinds(type: Type): readonly Kind[] {
  if (type.kinds.includes('choice')) return type.parts?.value ? takenBy(type.parts.value) : ['any'];
  return takenBy(type.kinds.includes('list') ? (type.item ?? type) : type);
}

function* intoOptions(variants: readonly Variant[], type: Type, path: string): Generator<Finding> {
  yield* unfit(variants, ['list'], `The options of ${path} are`);
  for (const { type: list, pointer } of variants) {
    if (isOpen(list) || !list.item || isOpen(list.item)) continue;
    const value = optionValue(list.item);
    if (!value) {
      const message = `Each option has value and label. Write it like ${EXAMPLES.list}.`;
      yield { pointer, code: 'type-mismatch', message };
    } else yield* unfit([{ type: value, pointer }], optionKinds(type), `An option of ${path} is`);
  }
}

function* intoRequest(variants: readonly Variant[]): Generator<Finding> {
  for (const { type, pointer } of variants) {
    if (!type.kinds.every((kind) => kind === 'choice' || kind === 'record' || kind === 'list')) continue;
    const message = `A source is asked a single value, not ${named(type)}. Of a choice, write {"var":"step.holder.value"}.`;
    yield { pointer, code: 'type-mismatch', message };
  }
}

function* missingColumns(variants: readonly Variant[], columns: readonly TableColumn[]): Generator<Finding> {
  for (const { type, pointer } of variants) {
    const parts = type.item?.parts;
    if (!parts) continue;
    const names = Object.keys(parts);
    for (const { name, title } of columns) {
      if (names.includes(name)) continue;
      const message = `The column ${title} prints "${name}", which a row does not have: it has ${names.join(', ')}.`;
      yield { pointer, code: 'unknown-answer', message, suggestion: nearest(name, names) };
    }
  }
}

export function* misplaced(
  { fields }: Subject,
  variants: readonly Variant[],
  into: Into,
): Generator<Finding> {
  const typeOf = (path: string) => {
    const schema = fields.get(path)?.schema;
    return schema ? fieldType(schema) : undefined;
  };
  if ('printed' in into) yield* intoSentence(variants);
  else if ('asked' in into) yield* intoRequest(variants);
  else if ('kinds' in into) yield* intoField(variants, { kinds: into.kinds }, 'Here stands');
  else if ('field' in into) {
    const type = typeOf(into.field);
    if (type) yield* intoField(variants, type, `${into.field} is`);
    yield* missingColumns(variants, fields.get(into.field)?.schema.ui.columns ?? []);
  } else {
    for (const path of 'boundOf' in into ? into.boundOf : into.optionsOf) {
      const type = typeOf(path);
      if (!type) continue;
      if ('boundOf' in into) yield* intoField(variants, type, `${path} is`);
      else yield* intoOptions(variants, type, path);
    }
  }
}
