import { interpret } from '../../expression';
import type { CompiledField } from '../../model/CompiledDefinition';
import type { Answers, Session } from '../../model/Session';
import { nestAnswers } from '../../record/nestAnswers';
import { answersOf } from '../../session/draft';
import { LEAST_OFFER, NOTHING_TO_PAY } from '../leastOffer';
import { rate, type RatingResult } from '../rate';
import type { Pricing } from '../types';
import { leastOf } from './leastOf';
import { missingOf } from './missingOf';
import { rangeOf } from './rangeOf';
import type { Estimate, EstimatedPrice, EstimateToCome } from './types';
import { environmentOf, priceReasons } from './whyOf';

/** What the insurer would answer to a wizard as it stands, by the code that answers it once it is sent. */
export function estimateOf(rating: Pricing, session: Session): Estimate {
  const missing = missingOf(rating, session);
  return missing.length > 0 ? toCome(rating, session, missing) : answeredOf(rating, session);
}

function answeredOf(rating: Pricing, session: Session): Estimate {
  const answers = answersOf(session);
  const result = rated(rating, answers, session);
  if (!result) return toCome(rating, session, []);
  const { outcome, reason = '', grossPremium } = result;
  if (outcome === 'deny') return { state: 'refused', reason };
  if (outcome === 'analyse') return { state: 'person', reason };
  if (grossPremium < LEAST_OFFER) return { state: 'person', reason: NOTHING_TO_PAY };
  return priced(rating, answers, session, result);
}

/** What is left to choose gives a range; an amount or a day to come, no more than what the insurer never goes below. */
function toCome(rating: Pricing, session: Session, missing: readonly CompiledField[]): EstimateToCome {
  const titles = new Set(missing.map(({ index }) => session.states.at(index).title));
  const least = leastOf(rating, environmentOf(session));
  const range = rangeOf(session, missing, (tried) => premiumOf(rating, tried));
  return { state: 'missing', missing: [...titles], ...(least !== undefined && { least }), ...range };
}

function premiumOf(rating: Pricing, session: Session): number | undefined {
  if (missingOf(rating, session).length > 0) return undefined;
  const estimate = answeredOf(rating, session);
  return estimate.state === 'priced' ? estimate.grossPremium.value : undefined;
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
