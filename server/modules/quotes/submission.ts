import { storedAmount } from '../../../engine/values';
import {
  answersOf,
  createContext,
  type Environment,
  type FoundBy,
  type SourceReplies,
  misfits,
  type Person,
  reviewSession,
  type Session,
  sessionOf,
} from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { clientOf, type Facts, factsOf } from '../../../engine/rating';
import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { constantsFor } from './productOf';
import { ownerOf, type Caller } from '../../access/Caller';
import { Problem, type FieldError } from '../../http/Problem';
import { findClient } from '../clients/repository';
import type { Product } from '../definitions/productStore';
import { askAgain } from '../reference/lookups/askAgain';
import { doubtWords } from './doubtWords';
import { documentIds, foreignDocuments } from './foreignDocuments';
import { namedDocuments } from './namedDocuments';
import { policySources } from './endorsement/policySources';
import { targetOf, type Target } from './endorsement/target';
import { refuseQuote } from './problems';

type Json = Record<string, unknown>;

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

export interface Submission extends Partial<ListedFacts>, Partial<Target> {
  record: Json;
  answers: Json;
  definitionHash: string;
  businessDay: string;
  constantsHash: string;
  context: unknown;
  found: FoundBy;
  clientDocument: string | null;
  clientIsNominated: boolean;
}

export interface TakenSubmission {
  submission: Submission;
  doubt?: string | undefined;
}

export interface Sent {
  caller: Caller;
  person: Person;
  /** Its block is the record's key in the body, which the paths of issues begin with. */
  entry: RequestEntry;
  product: Product | Problem;
  record: unknown;
  /** Hash of the constants that it was filled with, if sent. */
  constants: string | undefined;
}

export interface Opened extends Sent {
  product: Product;
  rules: Environment;
  constantsHash: string;
  session: Session;
  looked: SourceReplies;
}

interface Changed {
  quote?: QuoteRow;
  knownDocuments?: ReadonlySet<string>;
}

/**
 * Reads what is sent and asks the look-ups' sources, outside any transaction. Returns a refusal instead of
 * throwing: a request that was taken once is answered by its key, whatever became of its definition.
 */
export async function openSubmission(deps: Deps, sent: Sent): Promise<Opened | Problem> {
  const { caller, person, entry, product } = sent;
  if (product instanceof Problem) return product;
  const record = namedDocuments(sent.record);
  const unread = misfits(product.compiled, record);
  if (unread.length > 0) return invalid(entry, unread);
  const { rules, constantsHash } = await environmentOf(deps, person, sent.constants);
  const session = sessionOf(product.compiled, record, rules);
  const looked = await askAgain(deps, ownerOf(caller), session, policySources(deps, caller));
  return { ...sent, record, product, rules, constantsHash, session, looked };
}

export function demandOpened(opened: Opened | Problem): Opened {
  if (opened instanceof Problem) throw opened;
  return opened;
}

/** Throws INVALID_SUBMISSION, which names every faulty field. */
export async function takeSubmission(
  db: Db,
  deps: Deps,
  opened: Opened,
  { quote, knownDocuments = documentIds(quote?.record) }: Changed = {},
): Promise<TakenSubmission> {
  const { caller, person, entry, product, rules, constantsHash, looked } = opened;
  const nominated = new Set(person.clients.filter(({ lead }) => !lead).map(({ cpfcnpj }) => cpfcnpj));
  const timed = deps.watch.reviews.startTimer({ product: product.compiled.source.id });
  const { session, record, issues, doubts, found } = reviewSession(opened.session, opened.record, looked);
  timed();
  const answers = { ...answersOf(session) };
  // Before the fields, since another endorsement changes what they are compared with.
  const target = await targetOf(db, {
    at: deps.clock.now(),
    caller,
    catalogue: deps.products.catalogue,
    rating: product.rating,
    answers,
    rules,
    nominated,
    quote,
  });
  const clientDocument = (product.rating && clientOf(product.rating, answers, rules)) ?? null;
  const foreign = await foreignDocuments(db, ownerOf(caller), record, knownDocuments);
  const wrong = [...issues, ...foreign, ...foreignClient(caller, clientDocument)];
  if (wrong.length > 0) throw invalid(entry, wrong);
  const client = caller.link?.clientDocument ?? clientDocument;
  const submission = {
    record: caller.link ? { ...record, RequestByExecutive: true } : record,
    answers,
    definitionHash: product.compiled.source.hash,
    businessDay: rules.today,
    constantsHash,
    context: rules.context,
    found,
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

export async function environmentOf(
  deps: Pick<Deps, 'clock' | 'products'>,
  person: Person,
  named: string | undefined,
): Promise<{ rules: Environment; constantsHash: string }> {
  const { constants, constantsHash } = await constantsFor(deps, named);
  return { rules: { today: deps.clock.today(), constants, context: createContext(person) }, constantsHash };
}

/** A link asks for its own client only, whatever the definition allows. */
function foreignClient({ link }: Caller, clientDocument: string | null): FieldError[] {
  if (!link || clientDocument === null || clientDocument === link.clientDocument) return [];
  return [{ path: '', code: 'client', message: 'O tomador não é o cliente deste acesso.' }];
}

function invalid({ block }: RequestEntry, errors: readonly FieldError[]): Problem {
  const inBody = errors.map(({ path, code, message }) => ({
    path: path ? `${block}.${path}` : block,
    code,
    message,
  }));
  return refuseQuote('INVALID_SUBMISSION', inBody);
}
