import type { QuoteReasons } from '../../../../contract/quoteReasons';
import { type Session, toldReasons } from '../../../../engine/index';
import { type Price, priceReasons, tableOf, type RatingBasis } from '../../../../engine/rating';
import { moneyText } from '../../../../engine/values';
import type { Owner } from '../../../access/Caller';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { registeredSession } from '../../definitions/registeredSession';
import { hasOffer } from '../../issued/printing/hasOffer';
import { offerOfToday } from '../endorsement/offerOfToday';
import { findCurrent } from '../findCurrent';
import type { RatingRecord } from '../ratingRecord';

type ReasonDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

export async function readReasons(deps: ReasonDeps, asker: Owner, identifier: string): Promise<QuoteReasons> {
  const found = await findCurrent(deps, asker, identifier);
  const isChange = found.kind === 'endorsement' && hasOffer(found);
  return reasonsOfQuote(deps, isChange ? { ...found, ...(await offerOfToday(deps.db, deps, found)) } : found);
}

export async function reasonsOfQuote(deps: ReasonDeps, quote: QuoteRow): Promise<QuoteReasons> {
  const session = await registeredSession(deps, quote);
  return {
    Figures: hasOffer(quote) ? await figuresOf(deps, quote, session) : [],
    Answers: toldReasons(session, quote.found ?? {}).map(({ title, text, sentence }) => ({
      Title: title,
      Text: text ?? null,
      Why: sentence,
    })),
  };
}

/** Uses the rating, day and constants of the offer; empty where it was made without them. */
async function figuresOf({ products }: ReasonDeps, quote: QuoteRow, session: Session) {
  const record = quote.rating as RatingRecord | null;
  const made = record && (record.again ?? record.desk ?? record.insurer);
  const rating = (await products.ofHash(quote.definitionHash))?.rating;
  // Answers under another definition than the price's would be misread.
  if (!made || !rating || record.definition.hash !== quote.definitionHash) return [];
  const why = priceReasons(rating, asThen(session, made), priceAsked(made, quote), byWhom(quote, record));
  const figure = (Title: string, Text: string, Why: string) => ({ Title, Text, Why });
  return [
    figure('Prêmio líquido', moneyText(Number(quote.commercialPremium)), why.commercialPremium),
    figure('IOF', moneyText(Number(quote.iof)), why.iof),
    figure('Prêmio total', moneyText(Number(quote.grossPremium)), why.grossPremium),
    ...(Number(quote.grossPremium) > 0
      ? [figure('Parcelas', installmentsText(quote.installments ?? 1), why.maxInstallments)]
      : []),
  ];
}

const asThen = (session: Session, basis: RatingBasis): Session => ({
  ...session,
  env: { today: basis.day, constants: tableOf(basis), context: {} },
});

const priceAsked = (made: Price, quote: QuoteRow): Price => ({
  ...made,
  commercialPremium: Number(quote.commercialPremium),
  iof: Number(quote.iof),
  grossPremium: Number(quote.grossPremium),
});

function byWhom({ kind }: QuoteRow, { desk }: RatingRecord) {
  if (desk) return 'executive';
  return kind === 'endorsement' ? 'layers' : 'rating';
}

const installmentsText = (most: number) => (most === 1 ? 'À vista' : `Até ${most}`);
