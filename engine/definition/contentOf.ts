import { shaped } from '../model/shaped';
import type { ProductFiles } from './files';

export function contentOf<Content>(files: ProductFiles, file: string): Content | undefined {
  return shaped(files.get(file));
}
