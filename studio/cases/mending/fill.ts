import { pointerPart } from '../../../engine/definition';
import { parseJson } from '../../edit/parseJson';
import type { Json } from '../../../engine/expression';
import { insertJson, setJson } from '../../edit/jsonEdits';
import { fromOf, ownAnswers, setsIn, sharedGiven } from '../given';
import { withCell } from '../table/withCell';
import type { Case, CasesFile, GivenSets } from '../types';
import { placeOfCase } from './adopt';
import type { Failing } from './causesOf';

type Texts = ReadonlyMap<string, string>;

/** Where an answer goes: into a shared set of answers, or into one case. */
export type FillPlace =
  | { readonly file: string; readonly set: string; readonly pointer: string }
  | { readonly file: string; readonly case: string; readonly before?: number };

const fileIn = (texts: Texts, file: string) => (parseJson(texts.get(file) ?? '') ?? {}) as Partial<CasesFile>;

const stepOf = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);

/**
 * The first set in the chain that answers any question of the same step, so that all sets built on it get the
 * answer.
 */
function baseOf(sets: GivenSets, name: string, path: string): string {
  const chain = [name];
  for (let next = fromOf(sets[name]); next !== undefined && !chain.includes(next); next = fromOf(sets[next]))
    chain.push(next);
  const answers = (set: string) => Object.keys(ownAnswers(sets[set] ?? {}));
  return chain.findLast((set) => answers(set).some((key) => key.startsWith(stepOf(path)))) ?? name;
}

function placeOf(texts: Texts, product: string, { file, id, found }: Failing, path: string): FillPlace {
  const { given = {}, cases = [] } = fileIn(texts, file);
  const shared = sharedGiven(product);
  const sets: GivenSets = { ...setsIn(parseJson(texts.get(shared) ?? '{}')), ...given };
  const events: Case['events'] = cases.find((it) => it.id === id)?.events ?? [];
  const [first] = events;
  const name = first?.prefill ?? first?.repeat;
  if (typeof name === 'string' && first?.with === undefined && sets[name]) {
    const set = baseOf(sets, name, path);
    const isOwn = Object.hasOwn(given, set);
    return { file: isOwn ? file : shared, set, pointer: `${isOwn ? '/given' : ''}${pointerPart(set)}` };
  }
  const isTyped = typeof first?.prefill !== 'object' && first?.with === undefined;
  return { file, case: id, ...(isTyped && found.kind === 'refused' && { before: found.event - 1 }) };
}

const keyOf = (place: FillPlace) => JSON.stringify([place.file, 'set' in place ? place.set : [place.case]]);

/** The sets and cases in which an answer is missing for these cases, each once. */
export function fillPlaces(
  texts: Texts,
  product: string,
  failing: readonly Failing[],
  path: string,
): readonly FillPlace[] {
  const places = failing.map((it) => placeOf(texts, product, it, path));
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}

function inCase(
  text: string,
  place: Extract<FillPlace, { case: string }>,
  path: string,
  value: Json,
): string {
  const row = placeOfCase(text, place.case);
  if (row === undefined) return text;
  if (place.before === undefined) return withCell(text, row, { part: 'given', keys: [path] }, value);
  return insertJson(text, `/cases/${row}/events`, place.before, { edit: path, value });
}

export function filled(
  texts: Texts,
  places: readonly FillPlace[],
  path: string,
  value: Json,
): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const place of places) {
    const text = changed.get(place.file) ?? texts.get(place.file);
    if (text === undefined) continue;
    const next =
      'set' in place
        ? setJson(text, place.pointer + pointerPart(path), value)
        : inCase(text, place, path, value);
    changed.set(place.file, next);
  }
  return changed;
}
