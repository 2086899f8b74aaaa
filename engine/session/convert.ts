import type { Definition } from '../model/Definition';
import { sameValue } from '../model/sameValue';
import type { Answers } from '../model/Session';
import { type Conversions, conversionsOf, type Making } from './conversions';
import { isAnswer } from '../model/normalise';
import { isOfKind } from './isOfKind';
import { fieldsOf } from './takenBack';

interface Made {
  readonly path: string;
  /** The questions that were answered of those that it is made of. */
  readonly from: readonly string[];
  readonly answer: unknown;
}

/** An answer that did not come over, or of which it is not known that all of it did. */
export interface Short {
  readonly former: string;
  /** The first question of this version that reads it. */
  readonly path: string;
  readonly by: 'unfit' | 'partly';
}

export interface Converted {
  readonly made: readonly Made[];
  readonly short: readonly Short[];
}

const NONE: Converted = { made: [], short: [] };

/** Most characters of an answer that is read or made: a draft is the person's own and may hold anything. */
const MOST_CHARACTERS = 10_000;

const sizeOf = (answer: unknown) =>
  typeof answer === 'object' ? JSON.stringify(answer).length : String(answer).length;

const isBounded = (answer: unknown) =>
  typeof answer === 'number' ? Number.isFinite(answer) : sizeOf(answer) <= MOST_CHARACTERS;

function answered({ from }: Making, answers: Answers): string[] {
  return [...from.keys()].filter((path) => Object.hasOwn(answers, path) && isAnswer(answers[path]));
}

function isReadable({ from }: Making, path: string, answers: Answers): boolean {
  return isOfKind({ schema: from.get(path)! }, answers[path]) && isBounded(answers[path]);
}

const picked = (answers: Answers, paths: readonly string[]): Answers =>
  Object.fromEntries(paths.map((path) => [path, answers[path]]));

function isTaken(definition: Definition, path: string, answer: unknown): boolean {
  const field = fieldsOf(definition).get(path);
  if (!field || !isOfKind({ schema: field }, answer) || !isBounded(answer)) return false;
  const values = field.ui.options?.map((option) => (typeof option === 'object' ? option.value : option));
  return !values || values.includes(answer as string);
}

function madeBy(definition: Definition, making: Making, answers: Answers): Made[] {
  const from = answered(making, answers);
  const isKept = Object.hasOwn(answers, making.to) && isAnswer(answers[making.to]);
  if (isKept || from.length === 0 || !from.every((path) => isReadable(making, path, answers))) return [];
  const answer = making.value(picked(answers, from));
  return isTaken(definition, making.to, answer) ? [{ path: making.to, from, answer }] : [];
}

/** Whether the way back is declared and gives the very answer, or none is and nothing came out empty. */
function isWhole(former: string, readers: readonly Making[], { back }: Conversions, known: Known): boolean {
  const way = back.get(former);
  if (way) return sameValue(way.value(known.now), known.answers[former]);
  return readers.every(({ to }) => known.made.has(to));
}

interface Known {
  readonly answers: Answers;
  readonly made: ReadonlySet<string>;
  /** Kept answers and those that were made. */
  readonly now: Answers;
}

function shortOf(former: string, conversions: Conversions, known: Known): Short[] {
  const readers = conversions.made.filter(({ from }) => from.has(former));
  const path = readers[0]!.to;
  // Under today's own name it was answered already.
  if (readers.every(({ to }) => isAnswer(known.answers[to]))) return [];
  if (!readers.some(({ to }) => known.made.has(to))) return [{ former, path, by: 'unfit' }];
  return isWhole(former, readers, conversions, known) ? [] : [{ former, path, by: 'partly' }];
}

/** What the expressions of either version make of kept answers, and which of these are lost with that. */
export function convert(definition: Definition, answers: Answers, other?: Definition): Converted {
  const conversions = conversionsOf(definition, other);
  if (conversions.made.length === 0) return NONE;
  const made = conversions.made.flatMap((making) => madeBy(definition, making, answers));
  const now = { ...answers, ...Object.fromEntries(made.map(({ path, answer }) => [path, answer])) };
  const known: Known = { answers, now, made: new Set(made.map(({ path }) => path)) };
  const formers = new Set(conversions.made.flatMap((making) => answered(making, answers)));
  return { made, short: [...formers].flatMap((former) => shortOf(former, conversions, known)) };
}

/** The questions of this version that read one of the other. */
export function readersOf(definition: Definition, former: string, other?: Definition): string[] {
  const readers = conversionsOf(definition, other).made.filter(({ from }) => from.has(former));
  return [...new Set(readers.map(({ to }) => to))];
}
