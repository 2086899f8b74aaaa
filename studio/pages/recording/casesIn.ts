import { casesOf } from '../../cases/runCases';
import { sharedGiven } from '../../cases/given';
import type { CasesFile } from '../../cases/types';
import { parseJson } from '../../edit/parseJson';
import type { Json } from '../../../engine/expression';

const hasCases = (content: Json | undefined): content is Json =>
  Array.isArray((content as Partial<CasesFile> | null | undefined)?.cases);

export function blankIn(texts: ReadonlyMap<string, string>, product: string): CasesFile {
  const file = `${product}/cases/new.cases.json`;
  const shared = sharedGiven(product);
  return casesIn(
    new Map([
      [shared, texts.get(shared) ?? '{}'],
      [file, '{ "cases": [] }'],
    ]),
    product,
  ).get(file)!;
}

/** The product's cases files by path, with sets merged; invalid files are left out. */
export function casesIn(texts: ReadonlyMap<string, string>, product: string): ReadonlyMap<string, CasesFile> {
  const shared = sharedGiven(product);
  const files = new Map<string, Json>([[shared, parseJson(texts.get(shared) ?? '{}') ?? {}]]);
  for (const [file, text] of texts) {
    if (!file.startsWith(`${product}/cases/`) || !file.endsWith('.cases.json')) continue;
    const content = parseJson(text);
    if (hasCases(content)) files.set(file, content);
  }
  return casesOf(files, product);
}
