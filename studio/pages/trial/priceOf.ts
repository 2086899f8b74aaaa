import { answersOf, type Session } from '../../../engine/index';
import { rate, type Rating, type RatingResult } from '../../../engine/rating';

/** The sandbox insurer's answer; undefined while answers do not suffice. */
export function priceOf(rating: Rating, session: Session): RatingResult | undefined {
  try {
    const result = rate(rating, answersOf(session), session.env);
    const { insuredAmount, commercialPremium, iof, grossPremium } = result;
    // Missing answers make NaN amounts.
    return [insuredAmount, commercialPremium, iof, grossPremium].every(Number.isFinite) ? result : undefined;
  } catch {
    return undefined;
  }
}
