import { decimalsOf } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import type { FieldSchema } from '../../../engine/index';
import { MOST_PARTS, type Recipe, SEPARATORS } from './Recipe';

export type Kind = Pick<FieldSchema, 'type' | 'format' | 'decimals' | 'ui'>;
type Conversion = NonNullable<FieldSchema['converted']>;

export interface Question {
  readonly path: string;
  readonly schema: Kind;
}

const read = (path: string): Json => ({ var: path });

/** Decimals that an answer of the question has. */
const scaleOf = (schema: Kind) => (schema.type === 'integer' ? 0 : (decimalsOf(schema) ?? 2));

function pieceOf(path: string, { separator, part, isRest }: Recipe & { readonly kind: 'part' }): Json {
  const { at, between } = SEPARATORS[separator];
  const piece = (index: number): Json => ({ trim: [{ segment: [read(path), at, index] }] });
  if (!isRest) return piece(part);
  const rest = Array.from({ length: MOST_PARTS - part }, (_, index) => piece(part + index));
  return { join: [rest, between] };
}

export const joinOf = (paths: readonly string[], separator: keyof typeof SEPARATORS): Json => ({
  join: [paths.map(read), SEPARATORS[separator].between],
});

const choiceOf = (path: string, pairs: readonly (readonly [Json, Json])[]): Json => ({
  if: [...pairs.flatMap(([from, to]): Json[] => [{ '==': [read(path), from] }, to]), null],
});

const asText = (path: string, schema: Kind): Json =>
  scaleOf(schema) === 0 ? { cat: [read(path)] } : { formatNumber: [read(path), scaleOf(schema)] };

/** What `to` answers, of the earlier answers. */
export function valueOf(recipe: Recipe, to: Question, from: readonly Question[]): Json {
  const [first] = from;
  switch (recipe.kind) {
    case 'part':
      return pieceOf(first!.path, recipe);
    case 'joined':
      return joinOf(recipe.from, recipe.separator);
    case 'unit':
      return { [recipe.by]: [read(first!.path), recipe.factor, scaleOf(to.schema)] };
    case 'number':
      return { parseNumber: [read(first!.path)] };
    case 'text':
      return asText(first!.path, first!.schema);
    case 'options':
      return choiceOf(first!.path, recipe.pairs);
  }
}

/**
 * The way back of one question alone, undefined where none gives the earlier answer to the letter: two options that
 * became one, texts that were put together. That of the parts of a text is said by all of them together.
 */
function backOf(recipe: Recipe, to: Question, from: readonly Question[]): Json | undefined {
  if (recipe.kind === 'text') return { parseNumber: [read(to.path)] };
  if (recipe.kind === 'unit') {
    const by = recipe.by === 'times' ? 'over' : 'times';
    return { [by]: [read(to.path), recipe.factor, scaleOf(from[0]!.schema)] };
  }
  if (recipe.kind !== 'options') return undefined;
  const isOne = new Set(recipe.pairs.map(([, today]) => today)).size === recipe.pairs.length;
  return isOne
    ? choiceOf(
        to.path,
        recipe.pairs.map(([old, today]) => [today, old]),
      )
    : undefined;
}

export function conversionOf(recipe: Recipe, to: Question, from: readonly Question[]): Conversion {
  const back = backOf(recipe, to, from);
  const types = from.map(({ path, schema: { type, format } }) => [path, { type, ...(format && { format }) }]);
  return {
    from: Object.fromEntries(types) as Conversion['from'],
    value: valueOf(recipe, to, from),
    ...(back !== undefined && { back: { [recipe.from[0]!]: back } }),
  };
}
