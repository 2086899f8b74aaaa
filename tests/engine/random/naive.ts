import { interpret, truthy, type Json } from '../../../engine/expression';
import { environment, type Sketch } from '../definitions';
import { paths } from './arbitrarySketch';

type Values = Record<string, unknown>;

export interface State {
  readonly values: Values;
  readonly hidden: Set<string>;
  readonly disabled: Set<string>;
  /** What stands in a person's name. */
  readonly given: Set<string>;
  /** What forced fields held before. */
  readonly kept: Map<string, unknown>;
}

/** What rules read: hidden fields are empty. */
function seen(state: State): Values {
  return Object.fromEntries(
    paths.map((path) => [path, state.hidden.has(path) ? undefined : state.values[path]]),
  );
}

function evaluate(expression: Json, state: State): unknown {
  const data: Record<string, Record<string, unknown>> = { s: {}, t: {} };
  for (const [path, value] of Object.entries(seen(state))) {
    const [step, name] = path.split('.') as [string, string];
    if (value !== undefined) data[step]![name] = value;
  }
  const value = interpret(expression, data, environment);
  return value === null || value === '' ? undefined : value;
}

/** Hiding and disabling of a field, from scratch. */
function look(sketch: Sketch, state: State, path: string): void {
  state.hidden.delete(path);
  state.disabled.delete(path);
  for (const rule of sketch.states ?? []) {
    const branch = rule.when === undefined || truthy(evaluate(rule.when, state)) ? rule.then : rule.else;
    const concerns = rule.fields?.includes(path) || rule.steps?.includes(path.split('.')[0]!);
    if (concerns && branch?.visible === false) state.hidden.add(path);
    if (rule.fields?.includes(path) && branch?.enabled === false) state.disabled.add(path);
  }
}

function writeByRule(state: State, path: string, value: unknown): void {
  // The same value over a given one is still the person's.
  if (value === state.values[path]) return;
  state.values[path] = value;
  state.given.delete(path);
}

function force(sketch: Sketch, state: State, path: string, edited: string): void {
  const rule = sketch.states?.find((candidate) => candidate.fields?.includes(path) && candidate.then?.value);
  if (!rule || path === edited) return;
  if (truthy(evaluate(rule.when!, state))) {
    if (!state.kept.has(path)) state.kept.set(path, state.values[path]);
    state.values[path] = rule.then!.value;
  } else if (state.kept.has(path)) {
    state.values[path] = state.kept.get(path);
    state.kept.delete(path);
  }
}

function write(sketch: Sketch, state: State, before: Values, path: string, edited: string): void {
  const hasChanged = (other: string) => seen(state)[other] !== before[other];
  const reset = sketch.resets?.find((rule) => rule.clear.includes(path));
  if (reset && path !== edited && reset.on.some(hasChanged)) {
    delete state.values[path];
    state.kept.delete(path);
  }
  const isSoft = state.values[path] === undefined || !state.given.has(path);
  const way = sketch.relations?.find((rule) => rule.solve[0]!.set === path)?.solve[0];
  if (way && path !== edited && !state.hidden.has(path) && way.edited.some(hasChanged)) {
    if ((isSoft || way.yields) && way.edited.every((tie) => seen(state)[tie] !== undefined))
      writeByRule(state, path, evaluate(way.to, state));
  }
  const follower = sketch.initial?.find((rule) => rule.field === path && rule.follows?.some(hasChanged));
  if (follower && path !== edited && isSoft) writeByRule(state, path, evaluate(follower.value, state));
  const derived = sketch.derived?.find((rule) => rule.field === path);
  if (derived) state.values[path] = evaluate(derived.value, state);
}

/** Whether the edit is taken: the field can be edited, and holds something else. */
export function takes(sketch: Sketch, state: State, edited: string, value: string): boolean {
  const isDerived = sketch.derived?.some((rule) => rule.field === edited);
  if (isDerived || state.hidden.has(edited) || state.disabled.has(edited)) return false;
  return (state.values[edited] ?? '') !== value;
}

/** Settles by going through all fields in order and recomputing whatever is said of each. */
export function settleNaively(sketch: Sketch, state: State, edited: string, value: string): State {
  const before = seen(state);
  const next = {
    values: { ...state.values },
    hidden: new Set(state.hidden),
    disabled: new Set(state.disabled),
    given: new Set(state.given).add(edited),
    kept: new Map(state.kept),
  };
  next.values[edited] = value === '' ? undefined : value;
  for (const path of paths) {
    look(sketch, next, path);
    write(sketch, next, before, path, edited);
    force(sketch, next, path, edited);
  }
  return next;
}

export function startNaively(sketch: Sketch): State {
  const state: State = {
    values: {},
    hidden: new Set(),
    disabled: new Set(),
    given: new Set(),
    kept: new Map(),
  };
  for (const rule of sketch.initial ?? []) state.values[rule.field] = evaluate(rule.value, state);
  const before = Object.fromEntries(paths.map((path) => [path, undefined]));
  for (const path of paths) {
    look(sketch, state, path);
    if (!sketch.resets?.some((rule) => rule.clear.includes(path))) write(sketch, state, before, path, '');
    force(sketch, state, path, '');
  }
  return state;
}

export function naiveAnswers(state: State): Values {
  return Object.fromEntries(Object.entries(seen(state)).filter(([, value]) => value !== undefined));
}
