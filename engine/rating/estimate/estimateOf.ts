import { interpret } from '../../expression';
import type { Answers, Session } from '../../model/Session';
import { nestAnswers } from '../../record/nestAnswers';
import { answersOf } from '../../session/draft';
import { LEAST_OFFER } from '../leastOffer';
import { NOTHING_TO_PAY } from '../outcomeWords';
import { rate, type RatingResult } from '../rate';
import type { Pricing } from '../types';
import { leastOf } from './leastOf';
import { missingOf } from './missingOf';
import type { Estimate, EstimatedPrice } from './types';
import { environmentOf, priceReasons } from './whyOf';

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
  const { start, end } = rating.validity;
  const { insuredAmount } = result;
  const why = priceReasons(rating, session, result);
  const figure = (name: keyof typeof why) => ({ value: result[name], why: why[name] });
  return {
    state: 'priced',
    grossPremium: figure('grossPremium'),
    commercialPremium: figure('commercialPremium'),
    iof: figure('iof'),
    maxInstallments: figure('maxInstallments'),
    insuredAmount,
    days: interpret({ daysBetween: [start, end] }, nestAnswers(answers), environmentOf(session)) as number,
  };
}
