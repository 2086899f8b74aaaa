import type { ProductModule } from 'virtual:lastro/products';
import type { Preview } from '../contract/workbench';
import { compile } from '../../src/shared/products/definitions';
import type { AnalysedProduct } from './useProduct';

/** A version's wizard and cases as prepared by the server; undefined where the check failed. */
export async function loadPreview(
  { Hash, Book }: Preview,
  version: number,
): Promise<AnalysedProduct | undefined> {
  if (!Hash || !Book) return undefined;
  const address = `/api/workbench/preview/${Hash}.js`;
  const module = (await import(/* @vite-ignore */ address)) as ProductModule;
  return { definition: compile(module), book: Book, version };
}
