import type { Option } from '../../model/FieldSchema';
import type { ReadValue } from '../types';

/** A piece of a document, as it stands and folded; both are equally long. */
export interface Piece {
  readonly text: string;
  readonly folded: string;
}

export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
}

type Wanted = Pick<ReadValue, 'pattern' | 'units' | 'options' | 'skip' | 'not'> & {
  readonly choices: readonly Option[];
};

export type Find = (piece: Piece, wanted: Wanted) => readonly Hit[];

/**
 * The matches of a pattern that `read` makes a value of. Patterns of this folder repeat nothing without a limit, so that
 * one takes a time which grows with the piece alone.
 */
export function hitsOf(
  text: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => unknown,
): readonly Hit[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = read(match);
    return value === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, value }];
  });
}

export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
