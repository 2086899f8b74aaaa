import { type Session, summarise } from '../../../../engine/index';
import type { DocumentFacts, DocumentName, DocumentTemplate } from '../../../../engine/definition';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import type { Product } from '../../definitions/productStore';
import { registeredSession } from '../../definitions/registeredSession';
import type { PrintedDocument } from './content/PrintedDocument';
import { sectionsOf } from './content/sectionsOf';
import type { Contents } from './content/sectionsOf';
import { words } from './content/words';

const SHORT_HASH = 8;

export interface PrintedFile {
  readonly name: string;
  readonly content: Buffer;
}

export type PrintingDeps = Pick<
  Deps,
  'db' | 'adapters' | 'clock' | 'products' | 'publicConfig' | 'portalUrl' | 'billing' | 'signer'
>;

export type Particulars = Pick<Contents, 'installments' | 'slip' | 'reasons'> & {
  readonly facts: DocumentFacts;
};

/**
 * A document about a quote, or about what was issued without one (by product code). It uses the definition that the
 * quote was made under, so that every printing is the same.
 */
export async function documentOf(
  deps: PrintingDeps,
  about: QuoteRow | string,
  name: DocumentName,
  particulars: Particulars,
): Promise<PrintedDocument> {
  const template = templateOf(deps, name);
  const product = await productOf(deps, about);
  const session =
    isSummed(template) && typeof about !== 'string' ? await registeredSession(deps, about) : undefined;
  const brand = deps.publicConfig.brand.name;
  return composeDocument({ template, product, session, particulars, brand, at: deps.clock.now() });
}

const isSummed = ({ sections }: DocumentTemplate) => sections.some(({ print }) => print === 'summary');

interface Composition {
  readonly template: DocumentTemplate;
  readonly product: Pick<Product, 'compiled' | 'clauses'>;
  readonly session: Session | undefined;
  readonly particulars: Particulars;
  readonly brand: string;
  readonly at: Date;
}

export function composeDocument(composition: Composition): PrintedDocument {
  const { template, product, session, particulars, brand, at } = composition;
  const { title } = product.compiled.source;
  const facts = { ...particulars.facts, product: title, printedAt: words.moment(at) };
  const summary = session && isSummed(template) ? summarise(session) : [];
  return {
    brand,
    title: template.title,
    number: facts[template.number],
    about: title,
    mark: facts.issuedAt === '' ? template.mark : undefined,
    sections: sectionsOf(template, { ...particulars, facts, summary, clauses: product.clauses }),
    origin: originOf(facts, product),
    printedAt: at,
  };
}

/** The definition that the request was taken with; without one, that of today. */
async function productOf({ products }: PrintingDeps, about: QuoteRow | string): Promise<Product> {
  const wizard = typeof about === 'string' ? wizardOfCode(products.catalogue, about)?.wizard : undefined;
  const product =
    typeof about === 'string'
      ? wizard && products.current(wizard)
      : await products.ofHash(about.definitionHash);
  if (!product)
    throw new Error(`the definition of ${typeof about === 'string' ? about : about.identifier} is not there`);
  return product;
}

function templateOf({ products }: PrintingDeps, name: DocumentName): DocumentTemplate {
  const template = products.documents.get(name);
  if (!template) throw new Error(`there is no text for the document ${name}`);
  return template;
}

function originOf({ printedAt }: DocumentFacts, { compiled }: Pick<Product, 'compiled'>): string {
  const { id, version, hash } = compiled.source;
  return `Gerado em ${printedAt} · formulário ${id} v${version} (${hash.slice(0, SHORT_HASH)})`;
}
