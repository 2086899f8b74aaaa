import { locate } from '../check/product/locate';
import type { Version } from './Version';

export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** The file and place of a pointer into the composed definition, or into `/rating` or `/product`. */
export function placeOf({ subject }: Pick<Version, 'subject'>, pointer: string): Place {
  const { file, pointer: inner } = locate(subject, { pointer, code: 'wrong-form', message: '' });
  return { file, pointer: inner };
}
