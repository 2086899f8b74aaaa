import { pointerPart } from '../../engine/definition';
import type { Json } from '../../engine/expression';
import { insertJson, removeJson, setJson } from './jsonEdits';
import { moveJson } from './jsonMoves';

type Inner = { readonly [key: string]: Json };
export type Filled = Json | undefined | { readonly [key: string]: Filled } | readonly Filled[];

export interface Places {
  /** The keys of an object in the order in which files have them. */
  keysAt(pointer: string): readonly string[];
  /** Whether the value there may be absent. */
  isOptional(pointer: string): boolean;
  /** What a new item of a list begins as, beside those that are there. */
  blankItem(pointer: string, items: readonly Json[]): Json;
}

const isObject = (value: Filled): value is { readonly [key: string]: Filled } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: Filled) =>
  typeof value === 'object' && value !== null && Object.values(value).every((inner) => inner === undefined);

const keysOf = (value: object) =>
  Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [key]));

function same(one: Filled, other: Filled): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // An undefined item still counts as one.
  if (Array.isArray(one) && one.length !== (other as readonly Filled[]).length) return false;
  const keys = keysOf(one);
  const [left, right] = [one, other] as { readonly [key: string]: Filled }[];
  return keys.length === keysOf(other).length && keys.every((key) => same(left![key], right![key]));
}

function keyBefore(keys: readonly string[], there: readonly string[], key: string): string | undefined {
  const earlier = keys.slice(0, Math.max(0, keys.indexOf(key)));
  return there.findLast((one) => earlier.includes(one));
}

/** The text with another value: only differences are written, each in place. */
export function withValue(text: string, after: Filled, places: Places): string {
  return new Writing(text, places).at('', JSON.parse(text) as Json, after);
}

class Writing {
  private text: string;
  private readonly places: Places;

  constructor(text: string, places: Places) {
    this.text = text;
    this.places = places;
  }

  at(pointer: string, before: Json, after: Filled): string {
    if (same(before, after)) return this.text;
    if (isObject(before) && isObject(after)) this.object(pointer, before, after);
    else if (Array.isArray(before) && Array.isArray(after)) this.list(pointer, before, after);
    else this.text = setJson(this.text, pointer, plain(after));
    return this.text;
  }

  private object(pointer: string, before: Inner, after: { readonly [key: string]: Filled }): void {
    for (const key of Object.keys(before)) {
      const at = pointer + pointerPart(key);
      const isGone = isEmpty(after[key]) && !isEmpty(before[key]) && this.places.isOptional(at);
      if (after[key] === undefined || isGone) this.text = removeJson(this.text, at);
      else this.at(at, before[key]!, after[key]);
    }
    const there = Object.keys(before).filter((key) => after[key] !== undefined);
    for (const [key, value] of Object.entries(after)) {
      if (value === undefined || key in before) continue;
      const behind = keyBefore(this.places.keysAt(pointer), there, key);
      const at = pointer + pointerPart(key);
      const filled = plain(Array.isArray(value) ? this.filled(at, value) : value);
      this.text = setJson(this.text, at, filled, behind);
      there.splice(behind === undefined ? there.length : there.indexOf(behind) + 1, 0, key);
    }
  }

  private list(pointer: string, before: readonly Json[], given: readonly Filled[]): void {
    const after = this.filled(pointer, given, before);
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && same(before[start], after[start])) start += 1;
    let end = 0;
    while (end < most - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
    const [old, next] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
    const moved = movedIn(old, next);
    if (moved) this.text = moveJson(this.text, `${pointer}/${start + moved[0]}`, moved[1] - moved[0]);
    else this.items(pointer, start, old, next);
  }

  private items(pointer: string, start: number, old: readonly Json[], next: readonly Filled[]): void {
    const both = Math.min(old.length, next.length);
    for (let index = 0; index < both; index += 1)
      this.at(`${pointer}/${start + index}`, old[index]!, next[index]);
    for (let index = both; index < old.length; index += 1)
      this.text = removeJson(this.text, `${pointer}/${start + both}`);
    for (let index = both; index < next.length; index += 1)
      this.text = insertJson(this.text, pointer, start + index, plain(next[index]));
  }

  /** What items hold is left as it is: a new one in a list of theirs is filled where that is written. */
  private filled(pointer: string, items: readonly Filled[], there: readonly Json[] = []): Filled[] {
    return items.map((item) => (item === undefined ? this.places.blankItem(pointer, there) : item));
  }
}

const plain = (value: Filled): Json =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Json);

function movedIn(before: readonly Json[], after: readonly Filled[]): readonly [number, number] | undefined {
  const last = before.length - 1;
  if (last < 1 || before.length !== after.length) return undefined;
  if (same(before[0], after[last]) && before.slice(1).every((item, at) => same(item, after[at])))
    return [0, last];
  if (same(before[last], after[0]) && after.slice(1).every((item, at) => same(item, before[at])))
    return [last, 0];
  return undefined;
}
