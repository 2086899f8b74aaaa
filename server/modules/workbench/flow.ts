import type { FlowAnswer, PreviewBody } from '../../../contract/workbench';
import { checkDefinition } from '../../../engine/check/checkProducts';
import { solvedFindings } from '../../../engine/check/product/checkProduct';
import { isCases } from '../../../engine/check/structure/fileKind';
import type { ProductFiles } from '../../../engine/definition/files';
import { flowOf } from '../../../engine/flow/flowOf';
import { isDrawable } from '../../../engine/flow/marks';
import { versionOf } from '../../../engine/publish/versionOf';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { faultAnswer, readTexts, textsInEditor } from './preview';

/** The picture of a product whose conditions may be wrong, and nothing else. */
function drawn(files: ProductFiles, product: string): FlowAnswer {
  const faults = checkDefinition(files, product).filter(({ file }) => !isCases(file));
  const Faults = faults.map(faultAnswer);
  const version = faults.every(({ code }) => isDrawable(code)) ? versionOf(files, product) : undefined;
  if (!version) return { Faults, Flow: null };
  return { Faults, Flow: flowOf(version, faults.length > 0 ? solvedFindings(version.subject) : []) };
}

/** The picture of a product as it stands in the editor. Throws NOT_FOUND, UNKNOWN_PRODUCT. */
export async function flowOfDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  id: string,
  body: PreviewBody,
): Promise<FlowAnswer> {
  const { files, faults } = readTexts(await textsInEditor(deps, user, id, body));
  return faults.length > 0 ? { Faults: faults.map(faultAnswer), Flow: null } : drawn(files, body.Product);
}

/** The picture of a product, or of a form, that is in force. Throws NOT_FOUND. */
export function flowInForce({ products }: Pick<Deps, 'products'>, product: string): FlowAnswer {
  if (!products.files.has(`${product}/product.json`)) throw refuse('NOT_FOUND');
  return drawn(products.files, product);
}
