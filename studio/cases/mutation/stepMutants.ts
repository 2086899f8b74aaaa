import { pointerPart } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { shaped, type FieldSchema, type StepDefinition } from '../../../engine/index';
import { beside, gone, type Change } from './Mutant';

const LIMITS = [
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['multipleOf', 'decimals', 'minItems', 'maxItems'],
];
const COUNTS = ['minLength', 'maxLength', 'decimals', 'minItems', 'maxItems'];
const DEMANDS = ['format', 'pattern', 'const', 'clean', 'readOnly'];
const PRINTED: Readonly<Record<string, string>> = { digest: 'full', full: 'none', none: 'full' };

/** The smallest step of an answer: cents of an amount and hundredths of a percentage, else one. */
function stepOf({ ui: { widget } }: FieldSchema): number {
  return widget === 'money' || widget === 'percent' ? 0.01 : 1;
}

function* limits(schema: FieldSchema, pointer: string): Generator<Change> {
  const said = shaped<Readonly<Record<string, Json>>>(schema);
  for (const name of LIMITS.filter((limit) => said[limit] !== undefined)) {
    const step = COUNTS.includes(name) ? 1 : stepOf(schema);
    for (const to of beside(said[name]!, step))
      yield { pointer: `${pointer}/${name}`, to, says: `${name} becomes ${to}` };
  }
  for (const name of DEMANDS.filter((demand) => said[demand] !== undefined))
    yield gone(`${pointer}/${name}`, name);
}

function* options({ ui, enum: values }: FieldSchema, pointer: string): Generator<Change> {
  for (const [index, option] of (ui.options ?? []).entries()) {
    const at = `${pointer}/ui/options/${index}`;
    const also = values && [{ pointer: `${pointer}/enum/${index}`, to: undefined }];
    const { value } = typeof option === 'string' ? { value: option } : option;
    yield { ...gone(at, `the option ${JSON.stringify(value)}`), also };
    if (typeof option !== 'string')
      for (const to of beside(option.label))
        yield { pointer: `${at}/label`, to, says: 'the label is another' };
  }
}

function* words({ title, ui, errorMessage = {} }: FieldSchema, pointer: string): Generator<Change> {
  for (const [name, at, said] of [
    ['title', 'title', title],
    ['hint', 'ui/hint', ui.hint],
    ['unit', 'ui/unit', ui.unit],
  ] as const)
    for (const to of beside(said ?? ''))
      yield { pointer: `${pointer}/${at}`, to, says: `the ${name} is another` };
  for (const [keyword, said] of Object.entries(errorMessage)) {
    const at = `${pointer}/errorMessage${pointerPart(keyword)}`;
    for (const to of beside(said)) yield { pointer: at, to, says: `the message of ${keyword} is another` };
  }
  const printed = ui.summary ?? 'full';
  const to = PRINTED[printed]!;
  if (ui.widget !== 'hidden') yield { pointer: `${pointer}/ui/summary`, to, says: `summary becomes ${to}` };
}

export function* fieldMutants(schema: FieldSchema, pointer: string): Generator<Change> {
  yield* limits(schema, pointer);
  yield* options(schema, pointer);
  yield* words(schema, pointer);
}

export function* stepMutants(
  { title, path, required, properties }: StepDefinition,
  pointer: string,
  ruled: readonly string[],
): Generator<Change> {
  for (const to of beside(title)) yield { pointer: `${pointer}/title`, to, says: 'the title is another' };
  const isRuled = (name: string) => ruled.includes(`${path}.${name}`);
  for (const [index, name] of required.entries())
    if (!isRuled(name)) yield gone(`${pointer}/required/${index}`, `${name} of required`);
  for (const [name, { readOnly, ui }] of Object.entries(properties)) {
    if (required.includes(name) || isRuled(name) || readOnly || ui.widget === 'hidden') continue;
    yield { pointer: `${pointer}/required`, to: [...required, name], says: `${name} becomes required` };
  }
}
