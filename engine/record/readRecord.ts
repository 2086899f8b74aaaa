import type { Definition } from '../model/Definition';
import { normalise } from '../model/normalise';
import { layoutOf, type Place } from './layout';
import { fieldPaths, mappingsOf, type Mapping } from './mapping';
import { isBranch, setIn } from './paths';

export const UNREADABLE = Symbol('unreadable');

function find(branch: Readonly<Record<string, unknown>>, place: Place, found: unknown[]): void {
  for (const key in branch) {
    const part = place.byKey.get(key);
    if (!part || !Object.hasOwn(branch, key)) continue;
    const value = branch[key];
    for (const mapping of part.mappings) found[mapping.number] = value;
    if (part.parts.length > 0 && isBranch(value)) find(value, part, found);
  }
}

function put(answers: unknown[], { index, inner, innerKeys, codec }: Mapping, value: unknown, today: string) {
  const read = codec.read(value, today);
  if (!inner) answers[index] = read === undefined ? UNREADABLE : read;
  else setIn((answers[index] ??= {}) as Record<string, unknown>, innerKeys, read);
}

/** The answers by field index that a record holds on the day `today`, `undefined` where it says nothing. */
export function readAnswers(definition: Definition, record: unknown, today: string): unknown[] {
  const mappings = mappingsOf(definition);
  const found = mappings.map((): unknown => undefined);
  if (isBranch(record)) find(record, layoutOf(definition), found);
  const answers = fieldPaths(definition).map((): unknown => undefined);
  for (const mapping of mappings) {
    const value = normalise(found[mapping.number]);
    if (value !== undefined) put(answers, mapping, value, today);
  }
  return answers;
}

/** The answers by field path that a record holds on the day `today`; what the definition does not know is passed over. */
export function readRecord(definition: Definition, record: unknown, today: string): Record<string, unknown> {
  const answers = readAnswers(definition, record, today);
  const said = fieldPaths(definition).flatMap((path, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [[path, answer === UNREADABLE ? undefined : answer] as const];
  });
  return Object.fromEntries(said);
}
