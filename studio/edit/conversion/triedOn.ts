import { parseJson } from '../parseJson';
import { isList, isObject, type Json } from '../../../engine/expression';
import { type Answers, convert, isAnswer } from '../../../engine/index';
import type { Texts } from '../question/mentions';
import type { Composed } from './composed';

export interface Tried {
  readonly given: Answers;
  /** Questions of the draft with what each of them answers. */
  readonly made: readonly { readonly path: string; readonly answer: unknown }[];
  /** Earlier questions of whose answer nothing came, or only a part. */
  readonly lost: readonly { readonly path: string; readonly isPart: boolean }[];
}

/** What becomes of earlier answers in a draft, as whoever has them open will find it. */
export function triedOn(given: Answers, before: Composed, after: Composed): Tried {
  const { made, short } = convert(after.definition, given, before.definition);
  return {
    given,
    made: made.map(({ path, answer }) => ({ path, answer })),
    lost: short.map(({ former, by }) => ({ path: former, isPart: by === 'partly' })),
  };
}

function* objectsIn(value: Json): Generator<{ readonly [key: string]: Json }> {
  if (isList(value)) for (const item of value) yield* objectsIn(item);
  else if (isObject(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* objectsIn(inner);
  }
}

const isPlain = (value: Json | undefined) => typeof value !== 'object' && isAnswer(value);

function sampleOf(object: { readonly [key: string]: Json }, formers: readonly string[]): Answers {
  const { edit, value } = object;
  const typed = typeof edit === 'string' && value !== undefined ? { [edit]: value } : object;
  return Object.fromEntries(
    formers.flatMap((path) => (isPlain(typed[path]) ? [[path, typed[path]] as const] : [])),
  );
}

/** Different answers that a product's golden cases give to some of its questions: they are nobody's. */
export function samplesOf(texts: Texts, product: string, formers: readonly string[]): readonly Answers[] {
  const cases = [...texts].filter(([file]) => file.startsWith(`${product}/cases/`));
  const found = cases.flatMap(([, text]) =>
    [...objectsIn(parseJson(text) ?? null)].map((object) => sampleOf(object, formers)),
  );
  const some = found.filter((sample) => Object.keys(sample).length > 0);
  return [...new Map(some.map((sample) => [JSON.stringify(sample), sample])).values()];
}
