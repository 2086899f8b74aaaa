import {
  type Argument,
  type ArgumentKind,
  callOf,
  isList,
  isSafeKey,
  isSafePath,
  type Json,
  MOST_DECIMALS,
  pathOf,
} from '../../../engine/expression';
import { nearest } from '../../../engine/index';
import { numberOf, packedDate } from '../../../engine/values';
import { type ExpressionFault, type Known, below, withSuggestion } from './fault';

export interface Place {
  readonly pointer: string;
  readonly known: Known;
  readonly element: 'none' | 'visited' | 'reduced';
}

type Faults = Generator<ExpressionFault>;

export function* checkArgument(arg: Json, argument: Argument, place: Place): Faults {
  if (argument.kind === 'field') yield* checkFields(arg, place);
  else if (argument.literal) yield* checkName(arg, argument, place);
  else if (isLiteral(arg) && !(accepts[argument.kind]?.(arg) ?? true)) {
    yield badLiteral(place, `${argument.name} must be ${expected[argument.kind]}.`);
  }
}

function isLiteral(arg: Json): boolean {
  return isList(arg) || callOf(arg) === undefined;
}

function badLiteral(place: Place, message: string): ExpressionFault {
  return { pointer: place.pointer, code: 'bad-literal', message };
}

const accepts: Partial<Record<ArgumentKind, (literal: Json) => boolean>> = {
  date: (literal) => packedDate(literal) !== 0,
  integer: (literal) => Number.isInteger(literal),
  number: (literal) => Number.isFinite(numberOf(literal)),
  scale: (literal) => Number.isInteger(literal) && Number(literal) >= 0 && Number(literal) <= MOST_DECIMALS,
  text: (literal) => typeof literal === 'string' || typeof literal === 'number',
  list: isList,
};

const expected: Partial<Record<ArgumentKind, string>> = {
  date: 'a date of the calendar, YYYY-MM-DD',
  integer: 'a whole number',
  number: 'a number',
  scale: `a whole number from 0 to ${MOST_DECIMALS}`,
  text: 'a text',
  list: 'a list',
};

function* checkFields(arg: Json, place: Place): Faults {
  if (!isList(arg)) {
    yield* checkField(arg, place);
    return;
  }
  for (const [index, path] of arg.entries()) {
    yield* checkField(path, { ...place, pointer: below(place.pointer, index) });
  }
}

function* checkField(arg: Json, place: Place): Faults {
  if (typeof arg === 'object' && arg !== null) {
    yield badLiteral(place, 'The path of a field is written, never computed.');
    return;
  }
  const path = pathOf(arg);
  if (!isSafePath(path)) yield unsafe(path, place);
  else if (place.element === 'none' && !place.known.hasField(path)) yield unknownField(path, place);
  else if (place.element === 'reduced' && !/^(current|accumulator)(\.|$)/.test(path)) {
    yield withSuggestion(
      {
        pointer: place.pointer,
        code: 'unknown-field',
        message: 'Inside reduce there are current and accumulator.',
      },
      nearest(path, ['current', 'accumulator']),
    );
  }
}

function unsafe(path: string, place: Place): ExpressionFault {
  const message = `${path} leads into what every object inherits.`;
  return { pointer: place.pointer, code: 'unsafe-path', message };
}

function unknownField(path: string, { pointer, known }: Place): ExpressionFault {
  const message = path === '' ? 'An empty path names no field.' : `There is no field ${path}.`;
  return withSuggestion({ pointer, code: 'unknown-field', message }, nearest(path, known.fieldNames()));
}

function* checkName(arg: Json, { name, kind }: Argument, place: Place): Faults {
  const instead = kind === 'path' ? ' By a key that is computed, row reads a table.' : '';
  if (typeof arg !== 'string')
    yield badLiteral(place, `${name} is a text that is written, never computed.${instead}`);
  else if (kind === 'path' && !isSafePath(arg)) yield unsafe(arg, place);
  else if (kind === 'key' && !isSafeKey(arg)) yield unsafe(arg, place);
  else if (kind === 'pattern') yield* checkPattern(arg, place);
  else if (kind === 'constant') yield* checkConstant(arg, place);
}

function* checkPattern(pattern: string, place: Place): Faults {
  try {
    RegExp(pattern, 'u');
  } catch (error) {
    yield badLiteral(place, error instanceof Error ? `${error.message}.` : 'The pattern is none.');
  }
}

function* checkConstant(name: string, { pointer, known }: Place): Faults {
  const names = known.constantNames();
  if (names.includes(name)) return;
  const message = `There is no constant ${name}.`;
  yield withSuggestion({ pointer, code: 'unknown-constant', message }, nearest(name, names));
}
