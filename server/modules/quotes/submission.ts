import { storedAmount } from '../../../engine/values';
import {
  answersOf,
  createContext,
  type Environment,
  type LookedUp,
  misfits,
  reviewSession,
  sessionOf,
} from '../../../engine/index';
import { clientOf, type Facts, factsOf } from '../../../engine/rating';
import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { constantsFor } from './WizardRequest';
import { ownerOf, type Caller } from '../../access/Caller';
import type { FieldError } from '../../http/Problem';
import { findClient } from '../clients/repository';
import type { Product } from '../definitions/productStore';
import { askAgain } from '../reference/lookups/askAgain';
import { personOf } from './wizard/personOf';
import { doubtWords } from './doubtWords';
import { foreignDocuments } from './foreignDocuments';
import { policySources } from './endorsement/policySources';
import { targetOf, type Target } from './endorsement/target';
import { refuseQuote } from './problems';

type Json = Record<string, unknown>;

/** What lists show of a request and searches find it by; null where nothing was answered. */
export interface ListedFacts {
  holderName: string | null;
  insuredName: string | null;
  insuredDocument: string | null;
  objectNumbers: string | null;
  /** R$, decimal text. */
  insuredAmount: string | null;
  validityStart: string | null;
  validityEnd: string | null;
}

/** A request as the server takes it: what the rules give, and whose it is. */
export interface Submission extends Partial<ListedFacts>, Partial<Target> {
  record: Json;
  answers: Json;
  /** What the answers were reviewed with, and are read with from then on. */
  businessDay: string;
  constantsHash: string;
  context: unknown;
  clientDocument: string | null;
  /** Whether the policy holder is a client, and no lead, of the person who asks. */
  clientIsNominated: boolean;
}

/** A submission, and why a person has to decide about it, if so. */
export interface TakenSubmission {
  submission: Submission;
  doubt?: string;
}

/** Where a submission comes from and what it may refer to. */
export interface SubmissionSource {
  caller: Caller;
  product: Product;
  /** The record's key in the body, which the paths of issues begin with. */
  block: string;
  record: unknown;
  /** Hash of the constants that it was filled with, if that is said. */
  constants?: string;
  /** Documents that were already part of the quote, no matter who uploaded them. */
  knownDocuments?: ReadonlySet<string>;
  /** The request that is edited. */
  quote?: QuoteRow;
  /** What `lookUp` found; without it names and choices of look-ups are taken as sent. */
  looked: LookedUp;
}

/**
 * Asks the sources of a record's look-ups what binds it. Outside of any transaction, and of no consequence where
 * there is no such product: the submission itself is refused then.
 */
export async function lookUp(
  deps: Deps,
  caller: Caller,
  product: Product | undefined,
  record: unknown,
): Promise<LookedUp> {
  if (!product) return new Map();
  const { rules } = await environmentOf(deps.db, deps, { caller });
  return askAgain(deps, ownerOf(caller), product, record, rules, policySources(deps, caller));
}

/** Reviews a record with its definition. Throws INVALID_SUBMISSION that names every field at fault. */
export async function takeSubmission(db: Db, deps: Deps, source: SubmissionSource): Promise<TakenSubmission> {
  const { caller, product, block, record: sent, knownDocuments = new Set(), looked } = source;
  const { rules, nominated, constantsHash } = await environmentOf(db, deps, source);
  refuseErrors(block, misfits(product.compiled, sent));
  const timed = deps.watch.reviews.startTimer({ product: product.compiled.source.id });
  const opened = sessionOf(product.compiled, sent, rules);
  const { session, record, issues, doubts } = reviewSession(opened, sent, looked);
  timed();
  const answers = { ...answersOf(session) };
  // Before the fields: somebody else's endorsement changes what they are held against.
  const target = await targetOf(db, {
    at: deps.clock.now(),
    caller,
    catalogue: deps.products.catalogue,
    rating: product.rating,
    answers,
    rules,
    nominated,
    quote: source.quote,
  });
  const clientDocument = (product.rating && clientOf(product.rating, answers, rules)) ?? null;
  const foreign = await foreignDocuments(db, ownerOf(caller), record, knownDocuments);
  refuseErrors(block, [...issues, ...foreign, ...foreignClient(caller, clientDocument)]);
  const client = caller.link?.clientDocument ?? clientDocument;
  const submission = {
    record: caller.link ? { ...record, RequestByExecutive: true } : record,
    answers,
    businessDay: rules.today,
    constantsHash,
    context: rules.context,
    clientDocument: client,
    ...(product.rating && (await listedFacts(db, client, factsOf(product.rating, answers, rules)))),
    clientIsNominated: clientDocument !== null && nominated.has(clientDocument),
    ...target,
  };
  return { submission, doubt: doubtWords(doubts) };
}

async function listedFacts(db: Db, client: string | null, facts: Facts): Promise<ListedFacts> {
  const holder = client === null ? undefined : await findClient(db, client);
  const { insuredAmount, ...rest } = facts;
  return {
    ...rest,
    holderName: holder?.name ?? null,
    insuredAmount: insuredAmount === null ? null : storedAmount(insuredAmount),
  };
}

/** What a submission is reviewed with, and who is asked for by it as a client. */
export async function environmentOf(
  db: Db,
  deps: Deps,
  { caller, constants: named }: Pick<SubmissionSource, 'caller' | 'constants'>,
) {
  const person = await personOf(db, caller);
  const context = createContext(person);
  const { constants, constantsHash } = await constantsFor(deps, named);
  const rules = { today: deps.clock.today(), constants, context } satisfies Environment;
  const own = person.clients.filter(({ lead }) => !lead);
  return { rules, constantsHash, nominated: new Set(own.map(({ cpfcnpj }) => cpfcnpj)) };
}

/** A link asks for its own client only, even where the definition would allow another. */
function foreignClient({ link }: Caller, clientDocument: string | null): FieldError[] {
  if (!link || clientDocument === null || clientDocument === link.clientDocument) return [];
  return [{ path: '', code: 'client', message: 'O tomador não é o cliente deste acesso.' }];
}

/** The record's paths stand under its block in the body. */
function refuseErrors(block: string, errors: readonly FieldError[]): void {
  if (errors.length === 0) return;
  const inBody = errors.map(({ path, code, message }) => ({
    path: path ? `${block}.${path}` : block,
    code,
    message,
  }));
  throw refuseQuote('INVALID_SUBMISSION', inBody);
}
