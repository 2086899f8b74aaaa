import { pointerPart } from '../../../engine/definition';
import { isList, isObject, type Json } from '../../../engine/expression';

import { beside, gone, type Change } from './Mutant';

type Swap = (path: string) => string | undefined;

const TARGETS = ['field', 'set'];
const TEXTS = ['message', 'title', 'hint', 'why', 'unit', 'reason', 'insurer', 'label', 'close'];
const LISTS = ['fields', 'steps', 'edited', 'on', 'clear', 'clears', 'locks', 'needs', 'follows', 'optional'];
const OPTIONAL = [
  ...['when', 'min', 'max', 'at', 'level', 'typedOnly', 'as', 'trusted'],
  ...['clears', 'locks', 'needs', 'follows', 'optional', 'disabledOptions'],
];
const KEYED = ['fills', 'options', 'set'];
const BRANCHES = ['then', 'else', 'failed', 'solve', 'tells', 'offer'];

function* members(name: string, list: readonly Json[], pointer: string): Generator<Change> {
  if (list.length < 2) return;
  for (const [index, item] of list.entries()) {
    yield gone(`${pointer}/${index}`, `${JSON.stringify(item)} of ${name}`);
  }
}

function* text(name: string, value: Json, pointer: string): Generator<Change> {
  for (const to of beside(value)) yield { pointer, to, says: `the ${name} is another` };
}

const OUTCOMES: Readonly<Record<string, string>> = { deny: 'analyse', analyse: 'deny' };

function* entry(name: string, value: Json, pointer: string, swap: Swap): Generator<Change> {
  if (OPTIONAL.includes(name)) yield gone(pointer, name);
  if (TEXTS.includes(name)) yield* text(name, value, pointer);
  else if (TARGETS.includes(name) && typeof value === 'string') {
    const to = swap(value);
    if (to) yield { pointer, to, says: `writes ${to} instead of ${value}` };
  } else if (name === 'outcome') {
    const to = OUTCOMES[String(value)]!;
    yield { pointer, to, says: `${String(value)} becomes ${to}` };
  } else if (LISTS.includes(name) && isList(value)) yield* members(name, value, pointer);
  else if (KEYED.includes(name) && isObject(value)) {
    for (const key of Object.keys(value)) yield gone(pointer + pointerPart(key), `${key} of ${name}`);
  } else if (BRANCHES.includes(name)) yield* branch(value, pointer, swap);
  else if (typeof value === 'boolean' && !OPTIONAL.includes(name)) {
    yield { pointer, to: !value, says: `${name} becomes ${!value}` };
  }
}

function* branch(value: Json, pointer: string, swap: Swap): Generator<Change> {
  if (isList(value)) {
    for (const [index, item] of value.entries()) {
      if (value.length > 1) yield gone(`${pointer}/${index}`, `way ${index + 1}`);
      yield* entryMutants(item, `${pointer}/${index}`, swap);
    }
  } else if (isObject(value)) yield* entryMutants(value, pointer, swap);
}

/** Changes of what a rule says outside of its expressions: targets, lists, sentences, switches. */
export function* entryMutants(rule: Json, pointer: string, swap: Swap): Generator<Change> {
  if (!isObject(rule)) return;
  for (const [name, value] of Object.entries(rule)) {
    yield* entry(name, value, pointer + pointerPart(name), swap);
  }
}
