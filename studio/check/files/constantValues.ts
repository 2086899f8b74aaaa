import { constantsOf, type Fault, pointerPart, type ProductFiles } from '../../../engine/definition';
import { isObject, type Json } from '../../../engine/expression';
import { callsIn, literalResults } from '../product/calls';
import type { Subject } from '../product/subject';

const file = 'constants.json';

/** What people write for yes and no: a condition takes any word for yes. */
const YES_OR_NO = /^(sim|n[ãa]o|yes|no|true|false|verdadeiro|falso)$/i;

function* words(value: Json, pointer: string): Generator<Fault> {
  if (typeof value === 'string' && YES_OR_NO.test(value.trim())) {
    const message = `${JSON.stringify(value)} is a word, which a condition always takes for yes: write true or false.`;
    yield { file, pointer, code: 'constant-type', message };
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* words(inner, pointer + pointerPart(key));
  }
}

function rates(subject: Subject): string[] {
  const { rating } = subject.composed;
  if (!rating) return [];
  const calls = [...callsIn(rating.commercialPremium)].map(({ call }) => call);
  const taken = calls.filter(({ name }) => name === 'percentOf').map(({ args }) => args[1] ?? null);
  return [...taken, rating.iofRate]
    .flatMap((share) => [...callsIn(share)])
    .filter(({ call }) => call.name === 'constant')
    .flatMap(({ call }) => [...literalResults(call.args[0]!)].map(({ value }) => String(value)));
}

function beyondAll(files: ProductFiles, subjects: readonly Subject[]): Fault[] {
  const table = constantsOf(files);
  return [...new Set(subjects.flatMap(rates))].flatMap((name) =>
    (table[name] ?? []).flatMap(({ value }, index): Fault[] => {
      if (typeof value !== 'number' || value <= 100) return [];
      const message = `A rating takes this as a share, and ${value} % is more than all of it.`;
      return [{ file, pointer: `${pointerPart(name)}/${index}/value`, code: 'constant-type', message }];
    }),
  );
}

export function constantValues(files: ProductFiles, subjects: readonly Subject[]): Fault[] {
  const written = Object.entries(constantsOf(files)).flatMap(([name, rows]) =>
    rows.flatMap(({ value }, index) => [...words(value, `${pointerPart(name)}/${index}/value`)]),
  );
  return [...written, ...beyondAll(files, subjects)];
}
