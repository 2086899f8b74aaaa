import { interpret } from '../../expression';
import type { Answers, Session } from '../../model/Session';
import { nestAnswers } from '../../record/nestAnswers';
import { answersOf } from '../../session/draft';
import { percentText } from '../../values/decimalText';
import { explainRating } from '../explainRating';
import { LEAST_OFFER } from '../leastOffer';
import { NOTHING_TO_PAY } from '../outcomeWords';
import { rate, type RatingResult } from '../rate';
import type { Pricing } from '../types';
import { leastOf } from './leastOf';
import { missingOf } from './missingOf';
import type { Estimate, EstimatedPrice } from './types';
import { madeOf } from './whyText';

/** What the insurer would answer to a wizard as it stands, by the code that answers it once it is sent. */
export function estimateOf(rating: Pricing, session: Session): Estimate {
  const missing = missingOf(rating, session);
  const answers = answersOf(session);
  const result = missing.length > 0 ? undefined : rated(rating, answers, session);
  if (!result) return { state: 'missing', missing, ...least(rating, session) };
  const { outcome, reason = '', grossPremium } = result;
  if (outcome === 'deny') return { state: 'refused', reason };
  if (outcome === 'analyse') return { state: 'person', reason };
  if (grossPremium < LEAST_OFFER) return { state: 'person', reason: NOTHING_TO_PAY };
  return priced(rating, answers, session, result);
}

/** An insurer knows the day and its constants, and nothing of who asks. */
const environmentOf = ({ env }: Session) => ({ ...env, context: {} });

function least(rating: Pricing, session: Session) {
  const amount = leastOf(rating, environmentOf(session));
  return amount === undefined ? {} : { least: amount };
}

function rated(rating: Pricing, answers: Answers, session: Session): RatingResult | undefined {
  const result = rate(rating, answers, environmentOf(session));
  const { insuredAmount, commercialPremium, iof, grossPremium, maxInstallments } = result;
  const figures = [insuredAmount, commercialPremium, iof, grossPremium, maxInstallments];
  return figures.every(Number.isFinite) ? result : undefined;
}

function priced(rating: Pricing, answers: Answers, session: Session, result: RatingResult): EstimatedPrice {
  const env = environmentOf(session);
  const { start, end } = rating.validity;
  const told = explainRating(rating, answers, env, result.grossPremium);
  const why = (trace: typeof told.iofRate) => madeOf(trace, session, rating.travels === true);
  const { insuredAmount } = result;
  return {
    state: 'priced',
    grossPremium: { value: result.grossPremium, why: 'Prêmio líquido mais IOF.' },
    commercialPremium: {
      value: result.commercialPremium,
      why: premiumText(result, why(told.commercialPremium), rating),
    },
    iof: {
      value: result.iof,
      why: `${percentText(result.iofRate)} do prêmio líquido. ${madeOf(told.iofRate, session, true)}.`,
    },
    maxInstallments: {
      value: result.maxInstallments,
      why: followsFrom(why(told.maxInstallments)) || 'É o máximo que o produto permite.',
    },
    insuredAmount,
    days: interpret({ daysBetween: [start, end] }, nestAnswers(answers), env) as number,
  };
}

const followsFrom = (parts: string) => parts && `Segue de: ${parts}.`;

function premiumText(
  { commercialPremium, minimumPremium }: RatingResult,
  parts: string,
  rating: Pricing,
): string {
  if (commercialPremium === minimumPremium)
    return 'É o prêmio mínimo da seguradora: as respostas não dão mais.';
  const kept = rating.travels ? '' : 'As taxas são da seguradora e não são divulgadas.';
  return `${followsFrom(parts)} ${kept}`.trim();
}
