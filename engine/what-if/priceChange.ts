import type { Session } from '../model/Session';
import { costOfChange, type CostedChange } from '../rating/costOfChange';
import type { Ledger } from '../rating/layers/types';
import { rate, type RatingResult } from '../rating/rate';
import type { Pricing } from '../rating/types';
import { nestAnswers } from '../record/nestAnswers';
import { answersOf } from '../session/draft';

export interface PricedChange extends RatingResult {
  /** By which layers; undefined where a person prices it. */
  readonly cost?: CostedChange;
}

/** Prices a filled wizard as the server does once it is sent. */
export function priceChange(rating: Pricing, session: Session, ledger: Ledger): PricedChange {
  const answers = answersOf(session);
  const cost = costOfChange(rating, nestAnswers(answers), session.env, ledger);
  return { ...rate(rating, answers, session.env, ledger), ...(cost && { cost }) };
}
