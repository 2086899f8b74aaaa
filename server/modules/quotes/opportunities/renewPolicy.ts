import type { Renewal } from '../../../../contract/opportunities';
import type { Catalogue } from '../../../../engine/definition';
import type { PolicyRow, User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuseOpportunity } from './problems';
import { renewalAnswers } from './renewalAnswers';
import { findAnswers, seenPolicy } from './renewals';

type RenewDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

/** Answers that open today's wizard to renew a policy. Throws NOT_FOUND, NOT_RENEWABLE. */
export async function renewPolicy(
  { db, clock, products }: RenewDeps,
  user: User,
  number: string,
): Promise<Renewal> {
  const policy = await seenPolicy(db, user, number);
  const entry = products.catalogue.wizards.find(({ code }) => code === policy.product);
  const product = entry && products.current(entry.wizard);
  if (!product) throw refuseOpportunity('NOT_RENEWABLE');
  const asked = (await findAnswers(db, policy)) ?? carriedBy(products.catalogue, policy);
  return { Wizard: entry.wizard, Answers: renewalAnswers(product, asked, policy, clock.today()) };
}

function carriedBy({ products }: Catalogue, { modality }: PolicyRow) {
  const found = products.flatMap(({ modalities }) => modalities).find(({ id }) => id === modality);
  return found?.carries ?? {};
}
