import { answersOf, createContext, type Person, reviewSession, sessionOf } from '../../../engine/index';
import { clientOf, factsOf, rate } from '../../../engine/rating';
import { storedAmount } from '../../../engine/values';
import type { quotes } from '../../db/schema';
import type { Product, ProductStore } from '../../modules/definitions/productStore';
import { insurerRecord } from '../../modules/quotes/ratingRecord';

export interface SampleRequest {
  readonly person: Person;
  readonly today: string;
  readonly record: Record<string, unknown>;
}

type Quote = typeof quotes.$inferInsert;

export interface QuoteTemplate {
  readonly client: { readonly document: string; readonly name: string };
  readonly texts: Readonly<Record<'record' | 'answers' | 'context', string>>;
  readonly terms: Partial<Quote> &
    Pick<Quote, 'product' | 'productId' | 'definitionHash' | 'businessDay' | 'constantsHash'>;
  readonly premium: Partial<Quote>;
}

export function quoteTemplates(
  products: ProductStore,
  samplesOf: (wizard: string) => readonly SampleRequest[],
): QuoteTemplate[] {
  return products.catalogue.wizards.flatMap(({ wizard, code, id, lead }) => {
    const product = lead ? undefined : products.current(wizard);
    if (!product) return [];
    const all = samplesOf(wizard).map((sample) => templateOf(products, product, { code, id }, sample));
    return all.filter((template) => template !== undefined).slice(0, 1);
  });
}

function templateOf(
  { constants, constantsHash }: ProductStore,
  product: Product,
  { code, id }: { code: string; id: string },
  { person, today, record: sent }: SampleRequest,
): QuoteTemplate | undefined {
  const context = createContext(person);
  const rules = { today, constants, context };
  const { session, record, issues } = reviewSession(
    sessionOf(product.compiled, sent, rules),
    sent,
    new Map(),
  );
  const answers = { ...answersOf(session) };
  const { rating } = product;
  const document = rating && clientOf(rating, answers, rules);
  const client = person.clients.find(({ cpfcnpj }) => cpfcnpj === document);
  if (!rating || !document || !client || issues.length > 0) return undefined;
  const offer = rate(rating, answers, { ...rules, context: {} });
  if (offer.outcome !== 'approve') return undefined;
  const { insuredAmount, ...facts } = factsOf(rating, answers, rules);
  return {
    client: { document, name: client.name },
    texts: {
      record: JSON.stringify(record),
      answers: JSON.stringify(answers),
      context: JSON.stringify(context),
    },
    terms: {
      product: code,
      productId: id,
      definitionHash: product.compiled.source.hash,
      businessDay: today,
      constantsHash,
      ...facts,
      insuredAmount: insuredAmount === null ? null : storedAmount(insuredAmount),
    },
    premium: {
      rating: insurerRecord(product, answers, { ...rules, context: {} }, offer),
      commercialPremium: storedAmount(offer.commercialPremium),
      grossPremium: storedAmount(offer.grossPremium),
      iof: storedAmount(offer.iof),
      installments: offer.maxInstallments,
      insurerName: offer.insurer,
    },
  };
}
