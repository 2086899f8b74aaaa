import { callOf, isList, type Json } from '../../../engine/expression';
import { type FieldSchema, sameValue } from '../../../engine/index';
import { type Question, valueOf } from './conversionOf';
import { type Recipe, type Separator, SEPARATORS } from './Recipe';

type Conversion = NonNullable<FieldSchema['converted']>;
type Guess = (value: Json, from: readonly string[]) => Recipe | undefined;

const separatorOf = (key: 'at' | 'between', text: Json | undefined) =>
  (Object.keys(SEPARATORS) as Separator[]).find((name) => SEPARATORS[name][key] === text);

/** The call of that name outside others, or the first one within. */
function callIn(value: Json | undefined, name: string): readonly Json[] | undefined {
  const call = value === undefined ? undefined : callOf(value);
  if (call?.name === name) return call.args;
  const [first] = call?.args ?? (isList(value ?? null) ? (value as readonly Json[]) : []);
  return first === undefined ? undefined : callIn(first, name);
}

const part: Guess = (value, from) => {
  const [, at, index] = callIn(value, 'segment') ?? [];
  const separator = separatorOf('at', at);
  if (!separator || typeof index !== 'number') return undefined;
  return { kind: 'part', from, separator, part: index, isRest: callOf(value)?.name === 'join' };
};

const joined: Guess = (value) => {
  const [texts, between] = callIn(value, 'join') ?? [];
  const separator = separatorOf('between', between);
  if (!separator || !texts || !isList(texts)) return undefined;
  const from = texts.flatMap((text) => {
    const [path] = callIn(text, 'var') ?? [];
    return typeof path === 'string' ? [path] : [];
  });
  return { kind: 'joined', from, separator };
};

const unit =
  (by: 'times' | 'over'): Guess =>
  (value, from) => {
    const [, factor] = callIn(value, by) ?? [];
    return typeof factor === 'number' ? { kind: 'unit', from, by, factor } : undefined;
  };

const options: Guess = (value, from) => {
  const args = callIn(value, 'if') ?? [];
  const pairs = args.slice(0, -1).flatMap((condition, index): (readonly [Json, Json])[] => {
    const [, old] = index % 2 === 0 ? (callIn(condition, '==') ?? []) : [];
    const today = args[index + 1];
    return old === undefined || today === undefined ? [] : [[old, today]];
  });
  return { kind: 'options', from, pairs };
};

const typed =
  (kind: 'number' | 'text'): Guess =>
  (_value, from) => ({ kind, from });

const GUESSES = [part, joined, unit('times'), unit('over'), options, typed('number'), typed('text')];

/** What an analyst would choose to write this; undefined where it says something else. */
export function recipeOf({ value }: Conversion, to: Question, from: readonly Question[]): Recipe | undefined {
  const paths = from.map(({ path }) => path);
  return GUESSES.map((guess) => guess(value, paths)).find(
    (recipe) => recipe !== undefined && recipe.from.length > 0 && sameValue(valueOf(recipe, to, from), value),
  );
}
