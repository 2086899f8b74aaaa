import { locate } from '../check/product/locate';
import type { Version } from './Version';

/** Where something is written. */
export interface Place {
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
}

/** The place of a pointer into the composed definition; `/rating` and `/product` lead into the files of that name. */
export function placeOf({ subject }: Pick<Version, 'subject'>, pointer: string): Place {
  const { file, pointer: inner } = locate(subject, { pointer, code: 'wrong-form', message: '' });
  return { file, pointer: inner };
}
