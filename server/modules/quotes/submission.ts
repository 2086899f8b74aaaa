import { answersOf, createContext, review } from '../../../engine';
import type { Environment } from '../../../engine';
import { clientOf } from '../../../engine/rating/clientOf';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import type { FieldError } from '../../http/Problem';
import type { User } from '../account/repository';
import { listClients } from '../clients/repository';
import type { Product } from '../definitions/productStore';
import { foreignDocuments } from './foreignDocuments';
import { refuseQuote } from './problems';

type Json = Record<string, unknown>;

/** A request as the server takes it: what the rules give, and whose it is. */
export interface Submission {
  record: Json;
  answers: Json;
  clientDocument: string | null;
  /** Whether the policy holder is a client, and no lead, of the person who asks. */
  clientIsNominated: boolean;
  requestByExecutive: boolean;
}

/** Where a submission comes from and what it may refer to. */
export interface SubmissionSource {
  user: User;
  product: Product;
  /** The record's key in the body, which the paths of issues begin with. */
  block: string;
  record: unknown;
  /** Documents that were already part of the quote, whoever uploaded them. */
  knownDocuments?: ReadonlySet<string>;
}

/** Reviews a record with its definition. Throws INVALID_SUBMISSION that names every field at fault. */
export async function takeSubmission(db: Db, deps: Deps, source: SubmissionSource): Promise<Submission> {
  const { user, product, block, record: sent, knownDocuments = new Set() } = source;
  const env = await environmentOf(db, deps, user);
  const { session, record, issues } = review(product.compiled, sent, env.rules);
  const foreign = await foreignDocuments(db, user.uid, record, knownDocuments);
  const errors: FieldError[] = [...issues, ...foreign].map(({ path, code, message }) => ({
    path: path ? `${block}.${path}` : block,
    code,
    message,
  }));
  if (errors.length > 0) throw refuseQuote('INVALID_SUBMISSION', errors);

  const answers = { ...answersOf(session) };
  const clientDocument = (product.rating && clientOf(product.rating, answers, env.rules)) ?? null;
  return {
    record,
    answers,
    clientDocument,
    clientIsNominated: clientDocument !== null && env.nominated.has(clientDocument),
    requestByExecutive: record.RequestByExecutive === true,
  };
}

async function environmentOf(db: Db, { clock, products }: Deps, user: User) {
  const { uid, name, email, mobilePhone, phone } = user;
  const clients = await listClients(db, uid);
  const person = { name, email, phone: mobilePhone ?? phone ?? '' };
  const context = createContext({ executive: false, user: person, clients });
  const rules: Environment = { today: clock.today(), constants: products.constants, context };
  const own = clients.filter(({ lead }) => !lead);
  return { rules, nominated: new Set(own.map(({ cpfcnpj }) => cpfcnpj)) };
}
