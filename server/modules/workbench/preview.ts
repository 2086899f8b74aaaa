import type { DefinitionFault, Preview, PreviewBody } from '../../../contract/workbench';
import { checkDefinition } from '../../../engine/check/checkProducts';
import { isCases } from '../../../engine/check/structure/fileKind';
import { composeProduct } from '../../../engine/definition/compose';
import type { Fault, ProductFiles } from '../../../engine/definition/files';
import type { Json } from '../../../engine/expression';
import { casesBook } from '../../../engine/publish/casesBook';
import { bundleOf } from '../../../engine/publish/loadProducts';
import { moduleSource } from '../../../engine/publish/moduleSource';
import { textFaults } from '../../../engine/publish/readFiles';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { findDraft, isPartOf, textsOf } from './drafts';
import type { Texts } from './foundation';
import { refuseDefinition } from './problems';
import { insertPreview, keepPreview } from './repository';

type PreviewDeps = Pick<Deps, 'db' | 'clock'>;

const KEPT_MS = 6 * 60 * 60_000;

/** The files of a folder of texts that are JSON, and what is wrong with the others. */
export function readTexts(texts: Texts): { files: ProductFiles; faults: Fault[] } {
  const files = new Map<string, Json>();
  const faults = [...texts].flatMap(([file, text]) => {
    const wrong = textFaults(file, text);
    if (wrong.length === 0) files.set(file, JSON.parse(text) as Json);
    return wrong;
  });
  return { files, faults };
}

export const faultAnswer = ({ file, pointer, code, message, suggestion }: Fault): DefinitionFault => ({
  File: file,
  Pointer: pointer,
  Code: code,
  Message: message,
  ...(suggestion !== undefined && { Suggestion: suggestion }),
});

/** The texts that a product is made of as it stands in the editor. Throws NOT_FOUND, UNKNOWN_PRODUCT. */
export async function textsInEditor(
  deps: PreviewDeps,
  user: User,
  id: string,
  { Product, Files }: Pick<PreviewBody, 'Product' | 'Files'>,
): Promise<Texts> {
  await findDraft(deps, user, id);
  const texts = new Map([...(await textsOf(deps, id)), ...Object.entries(Files)]);
  if (!texts.has(`${Product}/product.json`)) throw refuseDefinition('UNKNOWN_PRODUCT');
  return new Map([...texts].filter(([file]) => isPartOf(file, Product)));
}

/** Checks a product as it stands in the editor, and makes its wizard ready to be loaded. Throws NOT_FOUND, UNKNOWN_PRODUCT. */
export async function previewDraft(
  deps: PreviewDeps,
  user: User,
  id: string,
  body: PreviewBody,
): Promise<Preview> {
  const { Product } = body;
  const { files, faults: syntax } = readTexts(await textsInEditor(deps, user, id, body));
  const faults = syntax.length > 0 ? syntax : checkDefinition(files, Product);
  const Faults = faults.map(faultAnswer);
  if (faults.some(({ file }) => !isCases(file))) return { Faults, Hash: null, Book: null };
  const book = syntax.length > 0 ? null : casesBook(withoutFaulty(files, faults), Product);
  return { Faults, Hash: await ready(deps, files, Product), Book: book };
}

/** Cases that are wrong themselves are told, not run: the page would stop at them. */
function withoutFaulty(files: ProductFiles, faults: readonly Fault[]): ProductFiles {
  return new Map([...files].filter(([file]) => !faults.some((fault) => fault.file === file)));
}

/** The hash under which the product's module can be loaded. */
async function ready({ db, clock }: PreviewDeps, files: ProductFiles, product: string): Promise<string> {
  const { definition } = bundleOf(composeProduct(files, product));
  const { hash } = definition;
  const createdAt = clock.now();
  if (await keepPreview(db, hash, createdAt)) return hash;
  const row = { hash, source: await moduleSource(definition), createdAt };
  await insertPreview(db, row, new Date(createdAt.getTime() - KEPT_MS));
  return hash;
}
