import type { FlowAnswer, Preview } from '../../../studio/contract/workbench';
import { checkDefinition } from '../../../studio/check/checkProducts';
import { solvedFindings } from '../../../studio/check/product/checkProduct';
import { checkDocuments } from '../../../studio/check/files/documents';
import { isCases } from '../../../studio/check/structure/fileKind';
import { composeProduct, type Fault, type ProductFiles } from '../../../engine/definition';
import { flowOf } from '../../../studio/flow/flowOf';
import { isDrawable } from '../../../studio/flow/marks';
import { casesBook } from '../../../studio/publish/casesBook';
import { bundleOf, moduleSource, readTexts } from '../../../engine/publish';
import { versionOf } from '../../../studio/publish/versionOf';
import { faultAnswer } from './faultAnswer';
import type { Texts } from './foundation';
import { lookingAtTwo, type LooksAtTwo, type QuestionsOfTwo } from './lookAtTwo';

export interface Questions extends QuestionsOfTwo {
  preview: { readonly product: string; readonly texts: Texts };
  flow: { readonly product: string; readonly texts: Texts };
  printable: { readonly product: string; readonly files: ProductFiles };
  flowOfFiles: { readonly product: string; readonly files: ProductFiles };
}

export interface Looks extends LooksAtTwo {
  preview: Pick<Preview, 'Faults' | 'Book'> & { readonly module: { hash: string; source: string } | null };
  flow: FlowAnswer;
  printable: readonly Fault[];
  flowOfFiles: FlowAnswer;
}

type Looking = { readonly [Kind in keyof Questions]: (question: Questions[Kind]) => Promise<Looks[Kind]> };

/** Faulty cases are reported, not run: the page would stop at them. */
function withoutFaulty(files: ProductFiles, faults: readonly Fault[]): ProductFiles {
  return new Map([...files].filter(([file]) => !faults.some((fault) => fault.file === file)));
}

async function preview({ product, texts }: Questions['preview']): Promise<Looks['preview']> {
  const { files, faults: syntax } = readTexts(texts);
  const faults = syntax.length > 0 ? syntax : checkDefinition(files, product);
  const Faults = faults.map(faultAnswer);
  if (faults.some(({ file }) => !isCases(file))) return { Faults, Book: null, module: null };
  const Book = syntax.length > 0 ? null : casesBook(withoutFaulty(files, faults), product);
  const { definition } = bundleOf(composeProduct(files, product));
  return { Faults, Book, module: { hash: definition.hash, source: await moduleSource(definition) } };
}

function drawn(files: ProductFiles, product: string): FlowAnswer {
  const faults = checkDefinition(files, product).filter(({ file }) => !isCases(file));
  const Faults = faults.map(faultAnswer);
  const version = faults.every(({ code }) => isDrawable(code)) ? versionOf(files, product) : undefined;
  if (!version) return { Faults, Flow: null };
  return { Faults, Flow: flowOf(version, faults.length > 0 ? solvedFindings(version.subject) : []) };
}

export const looking: Looking = {
  ...lookingAtTwo,
  preview,
  printable: async ({ product, files }) =>
    [...checkDefinition(files, product), ...checkDocuments(files)].filter(({ file }) => !isCases(file)),
  flow: async ({ product, texts }) => {
    const { files, faults } = readTexts(texts);
    return faults.length > 0 ? { Faults: faults.map(faultAnswer), Flow: null } : drawn(files, product);
  },
  flowOfFiles: async ({ product, files }) => drawn(files, product),
};
