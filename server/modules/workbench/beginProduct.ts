import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readFiles } from '../../../engine/publish';
import type { NewProductBody, WorkbenchDraft } from '../../../studio/contract/workbench';
import { BadName, newProduct, type NameFault } from '../../../studio/create/newProduct';
import type { Catalogue } from '../../../engine/definition';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { beginDraft } from './drafts';
import { foundation } from './foundation';
import { refuseDefinition } from './problems';

const TEMPLATE = fileURLToPath(new URL('../../../studio/create/template', import.meta.url));
const NAME_LENGTH = 60;

const WORDS: Readonly<Record<NameFault, readonly [path: 'Id' | 'Title' | 'Group', message: string]>> = {
  id: ['Id', 'Use letras minúsculas sem acento, números e hífens, começando por uma letra.'],
  title: ['Title', 'Dê ao produto um nome de uma linha, sem aspas, barras nem chaves.'],
  taken: ['Id', 'Já existe, ou já existiu, um produto com este endereço. Escolha outro.'],
  code: ['Id', 'Todas as siglas deste endereço já são de outros produtos. Escolha outro.'],
  group: ['Group', 'Escolha um dos grupos da página de produtos.'],
};

/** The new product is complete and offered. Throws NEW_PRODUCT_REFUSED with the question at fault. */
export async function beginProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'products'>,
  user: User,
  { Title, Id, Group }: NewProductBody,
): Promise<WorkbenchDraft> {
  const { texts } = await foundation(deps.db);
  const { groups } = JSON.parse(texts.get('catalogue.json')!) as Catalogue;
  if (!groups.includes(Group)) throw refused('group');
  const title = Title.trim();
  const wish = { id: Id, title, uuid: randomUUID(), before: deps.products.catalogue.wizards };
  const offer = { uuid: randomUUID(), group: Group };
  try {
    const { files } = newProduct(texts, readFiles(TEMPLATE).texts, { ...wish, offer });
    return await beginDraft(deps, user, `Novo produto: ${title}`.slice(0, NAME_LENGTH), files);
  } catch (error) {
    throw error instanceof BadName ? refused(error.fault) : error;
  }
}

function refused(fault: NameFault) {
  const [path, message] = WORDS[fault];
  return refuseDefinition('NEW_PRODUCT_REFUSED', [{ path, code: fault, message }]);
}
