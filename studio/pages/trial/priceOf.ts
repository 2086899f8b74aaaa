import { answersOf, type Session } from '../../../engine/index';
import { rate, type Rating, type RatingResult } from '../../../engine/rating';

/** What the sandbox insurer says of the answers as they are; nothing while they do not suffice. */
export function priceOf(rating: Rating, session: Session): RatingResult | undefined {
  try {
    const result = rate(rating, answersOf(session), session.env);
    const { insuredAmount, commercialPremium, iof, grossPremium } = result;
    // What is not answered yet makes an amount that is none.
    return [insuredAmount, commercialPremium, iof, grossPremium].every(Number.isFinite) ? result : undefined;
  } catch {
    return undefined;
  }
}
