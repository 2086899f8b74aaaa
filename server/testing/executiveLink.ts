import { findUser } from '../modules/people/account/repository';
import { createLink } from '../modules/people/executive-links/service';
import type { LinkWish } from '../modules/people/executive-links/service';
import type { TestApp } from './testApp';

export async function executiveLink(
  { db, deps }: TestApp,
  { clientDocument = '11444777000161', flow = 'cotacao' }: Partial<Omit<LinkWish, 'executive'>> = {},
): Promise<string> {
  const executive = (await findUser(db, 'demo-executivo'))!;
  return (await createLink(db, deps.clock, { executive, clientDocument, flow })).token;
}
