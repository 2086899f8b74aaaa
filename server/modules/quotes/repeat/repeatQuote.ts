import { isRepeatable } from '../../../../contract/statuses/quote';
import type { Repeated } from '../../../../contract/quotes';
import { isFillable, type Session } from '../../../../engine/index';
import type { Owner } from '../../../access/Caller';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { wizardOfCode } from '../../definitions/productStore';
import { registeredSession } from '../../definitions/registeredSession';
import { refuseQuote } from '../problems';
import { findQuote } from '../repository';
import { repeatedAnswers } from './repeatedAnswers';

type RepeatDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

export async function repeatQuote(deps: RepeatDeps, asker: Owner, identifier: string): Promise<Repeated> {
  const { db, clock, products } = deps;
  const quote = await findQuote(db, asker, identifier);
  if (!quote) throw refuse('NOT_FOUND');
  const isAllowed = isRepeatable(quote.kind, quote.status);
  const entry = isAllowed ? wizardOfCode(products.catalogue, quote.product) : undefined;
  const product = entry && products.current(entry.wizard);
  if (!product) throw refuseQuote('NOT_REPEATABLE');
  const taken = await registeredSession(deps, quote);
  const days = { isGiven: (path: string) => isGivenIn(taken, path) };
  const { definition } = taken;
  return {
    Wizard: entry.wizard,
    ...repeatedAnswers(product, definition, quote.answers, clock.today(), days),
  };
}

function isGivenIn({ definition, states }: Session, path: string): boolean {
  const field = definition.byPath.get(path);
  return !field || isFillable(field, states.at(field.index));
}
