import { shaped } from '../model/shaped';
import type { ProductFiles } from './files';

/** A file of the folder in the shape that its schema gives it; undefined where there is none. */
export function contentOf<Content>(files: ProductFiles, file: string): Content | undefined {
  return shaped(files.get(file));
}
