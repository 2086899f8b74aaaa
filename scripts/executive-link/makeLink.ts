import { createClock, type Clock } from '../../server/clock';
import type { Config } from '../../server/config';
import type { Db } from '../../server/db/db';
import type { User } from '../../server/db/schema';
import { OperatorError } from '../../server/infra/OperatorError';
import { findClientExecutive, findUserByEmail } from '../../server/modules/people/account/repository';
import { findClient } from '../../server/modules/clients/repository';
import { isOwnCompany } from '../../server/modules/clients/service';
import type { LinkFlow } from '../../contract/linkFlows';
import { createLink } from '../../server/modules/people/executive-links/service';
import type { Options } from './options';

export interface MadeLink {
  /** What a browser opens; a literal colon stands before the token. */
  path: string;
  note: string;
}

/** Makes a link as asked. Throws OperatorError when the client or the executive cannot have one. */
export async function makeLink(db: Db, clock: Clock, flow: LinkFlow, options: Options): Promise<MadeLink> {
  const client = await clientOf(db, options);
  const executive = await executiveOf(db, options);
  const wish = { executive, clientDocument: client.cpfcnpj, flow };
  const { token, expiresAt } = await createLink(db, clock, wish);
  const note = `For ${client.name}, asked by ${executive.email}, until ${expiresAt.toISOString()}.`;
  return { path: `/solicitacao-executivo/${flow}/:${token}`, note };
}

/** The running product's clock, which a trial may shift by days. */
export function productClock({ identity, clockOffsetDays }: Config): Clock {
  return createClock(identity.kind === 'emulator' ? clockOffsetDays : 0);
}

async function clientOf(db: Db, { client: document }: Options) {
  const client = await findClient(db, document);
  if (!client) throw new OperatorError(`There is no client ${document}.`);
  if (isOwnCompany(client)) return client;
  throw new OperatorError(
    `${client.name} is ${client.lead ? 'a lead' : 'a natural person'}: links are for companies.`,
  );
}

async function executiveOf(db: Db, { client, executive: email }: Options): Promise<User> {
  const user = email ? await findUserByEmail(db, email) : await findClientExecutive(db, client);
  if (user?.isExecutive) return user;
  throw new OperatorError(
    email
      ? `${email} is no executive's account.`
      : `The executive of ${client} has no account: name one by --executive.`,
  );
}
