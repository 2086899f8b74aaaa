import { trace } from '../../expression';
import type { Session } from '../../model/Session';
import { answersOf } from '../../session/draft';
import { percentText } from '../../values/decimalText';
import { explainPrice } from '../explainRating';
import type { Price } from '../priceOf';
import { nestAnswers } from '../../record/nestAnswers';
import type { Pricing } from '../types';
import { madeOf } from './whyText';

interface PriceReasons {
  readonly grossPremium: string;
  readonly commercialPremium: string;
  readonly iof: string;
  readonly maxInstallments: string;
}

const EXECUTIVE = 'Um executivo definiu este valor ao analisar o pedido.';
const LAYERS = 'É o que a mudança acrescenta à apólice, ou retira dela, pelos dias que restam.';

/**
 * Explains a price by the day and the constants of the session that it was made with. `by`: the rating priced the answers, an
 * executive did, or it is what a change of a policy costs by its layers.
 */
export function priceReasons(
  rating: Pricing,
  session: Session,
  price: Price,
  by: 'rating' | 'executive' | 'layers' = 'rating',
): PriceReasons {
  const told = explainPrice(rating, answersOf(session), environmentOf(session), price.grossPremium);
  const installments = followsFrom(madeOf(told.maxInstallments, session, rating.travels === true));
  return {
    grossPremium: 'Prêmio líquido mais IOF.',
    commercialPremium:
      by === 'rating' ? ratedReason(rating, session, price) : by === 'layers' ? LAYERS : EXECUTIVE,
    iof: `${percentText(price.iofRate)} do prêmio líquido. ${madeOf(told.iofRate, session, true)}.`,
    maxInstallments: installments || 'É o máximo que o produto permite.',
  };
}

/** An insurer knows the day and its constants, and nothing of who asks. */
export const environmentOf = ({ env }: Session) => ({ ...env, context: {} });

const followsFrom = (parts: string) => parts && `Segue de: ${parts}.`;

function ratedReason(rating: Pricing, session: Session, price: Price): string {
  if (price.commercialPremium === price.minimumPremium)
    return 'É o prêmio mínimo da seguradora: as respostas não dão mais.';
  const data = nestAnswers(answersOf(session));
  const made = trace({ roundTo: [rating.commercialPremium, 2] }, data, environmentOf(session));
  const kept = rating.travels ? '' : 'As taxas são da seguradora e não são divulgadas.';
  return `${followsFrom(madeOf(made, session, rating.travels === true))} ${kept}`.trim();
}
