import type { FlowAnswer, PreviewBody } from '../../../studio/contract/workbench';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { textsInEditor } from './preview';

/** Throws NOT_FOUND, UNKNOWN_PRODUCT, and what `look` throws. */
export async function flowOfDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'look'>,
  user: User,
  id: string,
  body: PreviewBody,
  signal?: AbortSignal,
): Promise<FlowAnswer> {
  const texts = await textsInEditor(deps, user, id, body);
  return deps.look('flow', { product: body.Product, texts }, signal);
}

/** Throws NOT_FOUND, and what `look` throws. */
export async function flowInForce(
  { products, look }: Pick<Deps, 'products' | 'look'>,
  product: string,
): Promise<FlowAnswer> {
  const { files } = products;
  if (!files.has(`${product}/product.json`)) throw refuse('NOT_FOUND');
  return look('flowOfFiles', { product, files });
}
