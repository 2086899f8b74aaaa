import { interpret } from '../../../../engine/expression';
import { nestAnswers } from '../../../../engine/index';
import type { Deps } from '../../../deps';
import type { Product } from '../../definitions/productStore';

type Answers = Readonly<Record<string, unknown>>;

/** Null where the answers do not name the insured yet. */
export function insuredNameOf(
  { clock, products }: Pick<Deps, 'clock' | 'products'>,
  { rating }: Product,
  answers: Answers,
): string | null {
  const env = { today: clock.today(), constants: products.constants, context: {} };
  const name = rating && interpret(rating.insured.name, nestAnswers(answers), env);
  return typeof name === 'string' && name !== '' ? name : null;
}
