import type { PreviewedDocument, PrintAnswer, PrintBody } from '../../../studio/contract/documentPreview';
import { type Answers, type Environment, storedSession } from '../../../engine/index';
import { type DocumentName, documentsOf, type Fault, type ProductFiles } from '../../../engine/definition';
import { versionOf } from '../../../studio/publish/versionOf';
import { clientOf, holderField, type Rating } from '../../../engine/rating';
import type { Version } from '../../../studio/impact/Version';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { findClient } from '../clients/repository';
import { factsOf, quoteFacts } from '../issued/printing/content/facts';
import { expectedRows } from '../issued/printing/content/installments';
import { composeDocument } from '../issued/printing/document';
import { printDocuments } from '../issued/printing/paper/printDocument';
import { faultAnswer } from '../workbench/faultAnswer';
import { readTexts } from '../../../engine/publish';
import { textsInEditor } from '../workbench/preview';
import { refuseDefinition } from '../workbench/problems';
import { modelRow } from './modelRow';

type PrintDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'publicConfig' | 'look'>;

const MARK = 'MODELO – sem validade';

const OF_CHANGES: Readonly<Record<PreviewedDocument, DocumentName>> = {
  comprovante: 'endosso',
  minuta: 'minuta-endosso',
  proposta: 'proposta-endosso',
};

const refused = (faults: readonly Fault[]): PrintAnswer => ({ Faults: faults.map(faultAnswer), Pdf: null });

async function holderOf(db: Db, rating: Rating, answers: Answers, env: Environment): Promise<string | null> {
  const document = clientOf(rating, answers, env);
  const client = document === undefined ? undefined : await findClient(db, document);
  if (client) return client.name;
  const chosen = answers[holderField(rating) ?? ''] as { label?: unknown } | null | undefined;
  return typeof chosen?.label === 'string' ? chosen.label : null;
}

async function printed(deps: PrintDeps, version: Version, body: PrintBody): Promise<Buffer> {
  const { compiled, constants, rating, clauses = [], subject } = version;
  if (!rating) throw refuseDefinition('PRINTS_NOTHING');
  const name = rating.change === undefined ? body.Document : OF_CHANGES[body.Document];
  const template = documentsOf(subject.files).get(name);
  if (!template) throw refuseDefinition('PRINTS_NOTHING');
  const at = deps.clock.now();
  const env = { today: body.Today, constants, context: body.Context };
  const row = modelRow(rating, body, env, await holderOf(deps.db, rating, body.Answers, env), at);
  const document = composeDocument({
    template,
    product: { compiled, clauses },
    session: storedSession(compiled, body.Answers, env),
    particulars: { facts: factsOf(quoteFacts(row)), installments: expectedRows(row) },
    brand: deps.publicConfig.brand.name,
    at,
  });
  return printDocuments([{ ...document, mark: MARK }]);
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
