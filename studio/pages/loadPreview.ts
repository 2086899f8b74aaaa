import type { ProductModule } from 'virtual:lastro/products';
import type { Preview } from '../contract/workbench';
import { compile } from '../../src/shared/products/definitions';
import type { AnalysedProduct } from './useProduct';

/** The wizard that the server made ready of a version, with its cases; nothing where the check left none. */
export async function loadPreview(
  { Hash, Book }: Preview,
  version: number,
): Promise<AnalysedProduct | undefined> {
  if (!Hash || !Book) return undefined;
  const address = `/api/workbench/preview/${Hash}.js`;
  const module = (await import(/* @vite-ignore */ address)) as ProductModule;
  return { definition: compile(module), book: Book, version };
}
