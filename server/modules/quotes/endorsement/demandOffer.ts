import { dateText, moneyText } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { Problem } from '../../../http/Problem';
import { updateQuote, type QuoteChanges } from '../repository';
import { offerOfToday } from './offerOfToday';

/**
 * An offer accepted on a later day is rated again: the person must have seen today's total, or is shown both first
 * (decision 67). `seen` in R$. Throws OFFER_RATED_AGAIN.
 */
export async function demandOffer(
  db: Db,
  deps: Pick<Deps, 'clock' | 'products'>,
  quote: QuoteRow,
  seen: number | null | undefined,
): Promise<QuoteRow> {
  const changes = await offerOfToday(db, deps, quote);
  if (!changes) return quote;
  const isSame = Number(changes.grossPremium) === Number(quote.grossPremium);
  if (!isSame && seen !== Number(changes.grossPremium)) throw ratedAgain(quote, changes);
  return updateQuote(db, quote.id, changes);
}

function ratedAgain({ grossPremium }: QuoteRow, changes: QuoteChanges): Problem {
  const why = changes.validityStart
    ? ` Altera a apólice a partir de ${dateText(changes.validityStart)}.`
    : isTaxAlone(changes)
      ? ' O IOF é o do dia da contratação.'
      : '';
  return new Problem('OFFER_RATED_AGAIN', {
    status: 409,
    title: 'O prêmio foi recalculado para hoje',
    message: `A oferta era de ${moneyText(Number(grossPremium))}; hoje é de ${moneyText(Number(changes.grossPremium))}.${why} Confira e aceite o novo valor.`,
  });
}

const isTaxAlone = ({ commercialPremium }: QuoteChanges) => commercialPremium === undefined;
