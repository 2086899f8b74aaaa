import * as fc from 'fast-check';
import { change, type Change } from '../../../studio/check/testing/change';
import { pointerPart } from '../../../engine/definition/files';
import type { Json } from '../../../engine/expression';
import { swapOf } from '../../../studio/cases/mutation/operatorSwaps';
import type { Draw } from './fillAtRandom';

/** A place of a file. */
interface Place {
  readonly file: string;
  readonly at: string;
  readonly key: string;
  readonly value: Json;
  readonly parent: Json;
}

type Files = ReadonlyMap<string, Json>;

function* placesIn(file: string, parent: Json, at = ''): Generator<Place> {
  if (typeof parent !== 'object' || parent === null) return;
  for (const [key, value] of Object.entries(parent)) {
    if (key === '$schema') continue;
    const place = { file, at: at + pointerPart(key), key, value: value, parent };
    yield place;
    yield* placesIn(file, place.value, place.at);
  }
}

const parentOf = (at: string) => at.slice(0, at.lastIndexOf('/'));

/** Another value of the kind, near it or of elsewhere. */
function another(draw: Draw, value: Json, all: readonly Place[]): Json | undefined {
  if (typeof value === 'number')
    return draw(fc.constantFrom, value + 1, value - 1, value * 10, 0, -value, value / 2);
  if (typeof value === 'boolean') return !value;
  const like = all.filter((place) => typeof place.value === typeof value && place.value !== value);
  return like.length === 0 ? undefined : draw(fc.constantFrom, ...like).value;
}

/** The members of an object in their order, one of them under another name or with another value. */
function renamed(parent: Json, key: string, to: string): Json {
  return Object.fromEntries(
    Object.entries(parent as object).map(([name, value]) => [name === key ? to : name, value]),
  );
}

type Operation = (draw: Draw, place: Place, all: readonly Place[]) => Change | undefined;

/** What goes wrong, or is done on purpose, when an analyst edits a file. */
const OPERATIONS: readonly Operation[] = [
  // A line is deleted.
  (_draw, { file, at }) => ({ file, at, to: undefined }),
  // A line is doubled.
  (_draw, { file, at, parent, value }) =>
    Array.isArray(parent) ? { file, at: `${parentOf(at)}/-`, to: value } : undefined,
  (_draw, { file, at, parent, key, value }) =>
    Array.isArray(parent) ? undefined : { file, at: `${parentOf(at)}${pointerPart(`${key}2`)}`, to: value },
  // Two lines are swapped.
  (draw, { file, at, key, parent }) => {
    const names = Object.keys(parent as object).filter((name) => name !== key);
    if (names.length === 0 || parentOf(at) === '') return undefined;
    const other = draw(fc.constantFrom, ...names);
    const to = structuredClone(parent) as Record<string, Json>;
    [to[key], to[other]] = [to[other]!, to[key]!];
    return { file, at: parentOf(at), to };
  },
  // An operator, or a key of the same place elsewhere.
  (draw, { file, at, key, parent }, all) => {
    if (Array.isArray(parent) || parentOf(at) === '') return undefined;
    const to = swapOf(key) ?? draw(fc.constantFrom, ...all).key;
    return { file, at: parentOf(at), to: renamed(parent, key, to) };
  },
  // What was copied of elsewhere.
  (draw, { file, at, key }, all) => {
    const like = all.filter((place) => place.key === key && place.at !== at);
    return like.length === 0 ? undefined : { file, at, to: draw(fc.constantFrom, ...like).value };
  },
  // Another value: the likeliest edit by far.
  ...Array.from({ length: 4 }, (): Operation => (draw, { file, at, value }, all) => {
    const to = typeof value === 'object' ? undefined : another(draw, value, all);
    return to === undefined ? undefined : { file, at, to };
  }),
];

/** The files with one edit such as an analyst makes, sensible or not; `undefined` where the draw gave none. */
export function editAtRandom(draw: Draw, files: Files, of: (file: string) => boolean): Change | undefined {
  const [file, content] = draw(fc.constantFrom, ...[...files].filter(([name]) => of(name)));
  const all = [...placesIn(file, content)];
  if (all.length === 0) return undefined;
  return draw(fc.constantFrom, ...OPERATIONS)(draw, draw(fc.constantFrom, ...all), all);
}

export function edited(files: Files, edit: Change): Map<string, Json> {
  return change(Object.fromEntries(files), [edit]);
}
