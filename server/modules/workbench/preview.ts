import type { Preview, PreviewBody } from '../../../studio/contract/workbench';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { findDraft, textsOf } from './drafts';
import { isPartOf } from './isPartOf';
import type { Texts } from './foundation';
import { refuseDefinition } from './problems';
import { insertPreview, keepPreview } from './repository';

type PreviewDeps = Pick<Deps, 'db' | 'clock'>;

const KEPT_MS = 6 * 60 * 60_000;

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

/**
 * Checks a product as it stands in the editor, and makes its wizard ready to be loaded. Throws NOT_FOUND, UNKNOWN_PRODUCT,
 * and what `look` throws.
 */
export async function previewDraft(
  deps: PreviewDeps & Pick<Deps, 'look'>,
  user: User,
  id: string,
  body: PreviewBody,
  signal?: AbortSignal,
): Promise<Preview> {
  const texts = await textsInEditor(deps, user, id, body);
  const { Faults, Book, module } = await deps.look('preview', { product: body.Product, texts }, signal);
  if (module) await keep(deps, module);
  return { Faults, Book, Hash: module?.hash ?? null };
}

async function keep({ db, clock }: PreviewDeps, module: { hash: string; source: string }): Promise<void> {
  const createdAt = clock.now();
  if (await keepPreview(db, module.hash, createdAt)) return;
  await insertPreview(db, { ...module, createdAt }, new Date(createdAt.getTime() - KEPT_MS));
}
