import type { PrintAnswer, PrintBody } from '../../../studio/contract/documentPreview';
import type { Answers, Environment } from '../../../engine/index';
import type { Fault, ProductFiles } from '../../../engine/definition';
import { versionOf } from '../../../studio/publish/versionOf';
import { clientOf, type Rating } from '../../../engine/rating';
import type { Version } from '../../../studio/impact/Version';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { findClient } from '../clients/repository';
import { printDocuments } from '../issued/printing/paper/printDocument';
import { faultAnswer } from '../workbench/faultAnswer';
import { readTexts } from '../../../engine/publish';
import { textsInEditor } from '../workbench/preview';
import { refuseDefinition } from '../workbench/problems';
import { chosenHolder, modelOf } from './modelOf';

type PrintDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'publicConfig' | 'look'>;

const refused = (faults: readonly Fault[]): PrintAnswer => ({ Faults: faults.map(faultAnswer), Pdf: null });

async function holderOf(db: Db, rating: Rating, answers: Answers, env: Environment): Promise<string | null> {
  const document = clientOf(rating, answers, env);
  const client = document === undefined ? undefined : await findClient(db, document);
  if (client) return client.name;
  return chosenHolder(rating, answers);
}

async function printed(deps: PrintDeps, version: Version, body: PrintBody): Promise<Buffer> {
  const { constants, rating } = version;
  if (!rating) throw refuseDefinition('PRINTS_NOTHING');
  const env = { today: body.Today, constants, context: body.Context };
  const holder = await holderOf(deps.db, rating, body.Answers, env);
  const { brand } = deps.publicConfig;
  const model = modelOf(version, body, { holder, brand: brand.name, at: deps.clock.now() });
  if (!model) throw refuseDefinition('PRINTS_NOTHING');
  return printDocuments([model]);
}

async function answerOf(deps: PrintDeps, files: ProductFiles, body: PrintBody): Promise<PrintAnswer> {
  const faults = await deps.look('printable', { product: body.Product, files });
  const version = faults.length > 0 ? undefined : versionOf(files, body.Product);
  if (!version) return refused(faults);
  return { Faults: [], Pdf: (await printed(deps, version, body)).toString('base64') };
}

/** Throws NOT_FOUND, UNKNOWN_PRODUCT, PRINTS_NOTHING, and what `look` throws. */
export async function printDraft(
  deps: PrintDeps,
  user: User,
  id: string,
  body: PrintBody,
): Promise<PrintAnswer> {
  const { files, faults } = readTexts(await textsInEditor(deps, user, id, body));
  return faults.length > 0 ? refused(faults) : answerOf(deps, files, body);
}

/** Throws NOT_FOUND, PRINTS_NOTHING, and what `look` throws. */
export async function printInForce(deps: PrintDeps, body: PrintBody): Promise<PrintAnswer> {
  if (!deps.products.files.has(`${body.Product}/product.json`)) throw refuse('NOT_FOUND');
  return answerOf(deps, deps.products.files, body);
}
