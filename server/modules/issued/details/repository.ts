import { and, desc, eq, gte, inArray, isNull, like, ne, notInArray, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isOpen, registeredStatuses, STATUS } from '../../../../contract/statuses/quote';
import type { Caller } from '../../../access/Caller';
import { policiesReadBy } from '../../../access/policies';
import { quotesReadBy } from '../../../access/quotes';
import { sightOf } from '../../../access/sight';
import type { Catalogue } from '../../../../engine/definition';
import type { Db } from '../../../db/db';
import { placesInOrder } from '../../../db/lists/inOrder';
import { endorsements, policies, quotes } from '../../../db/schema';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface DocumentPlace {
  readonly policyId: string;
  readonly endorsementId: string | null;
}

export interface Seeker {
  readonly caller: Caller;
  readonly catalogue: Catalogue;
}

export async function findDocument(db: Db, seeker: Seeker, code: string): Promise<DocumentPlace | undefined> {
  const [own, endorsement] = ID.test(code)
    ? [eq(policies.id, code), eq(endorsements.id, code)]
    : [eq(policies.searchNumber, bare(code)), eq(endorsements.searchNumber, bare(code))];
  const seen = and(policiesReadBy(db, seeker.caller), isOpenTo(seeker));
  const [policy] = await seenBy(db, and(own, seen), 1);
  if (policy) return { policyId: policy.id, endorsementId: null };
  const [found] = await db
    .select({ id: endorsements.id, policyId: endorsements.policyId })
    .from(endorsements)
    .innerJoin(policies, eq(policies.id, endorsements.policyId))
    .where(and(endorsement, seen));
  return found && { policyId: found.policyId, endorsementId: found.id };
}

/** Links find only products that allow automatic requests (specification 3 §8, decision 16). */
function isOpenTo({ caller, catalogue }: Seeker): SQL | undefined {
  if (!caller.link) return undefined;
  const automatic = catalogue.wizards.filter(({ automaticExecutive }) => automaticExecutive);
  return inArray(
    policies.product,
    automatic.map(({ code }) => code),
  );
}

export interface PlacedDocument {
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly policyId: string;
}

export async function searchDocuments(
  db: Db,
  seeker: Seeker,
  sought: string,
  limit: number,
): Promise<PlacedDocument[]> {
  const part = bare(sought);
  if (part === '' && sought.trim() !== '') return [];
  const found = await seenDocuments(db, seeker, part, limit);
  const byId = new Map(found.map(({ id, number, issuedAt }) => [id, { id, number, issuedAt, policyId: id }]));
  const issued = part === '' ? [] : await documentsOf(db, [...byId.keys()]);
  const hits = [...byId.values(), ...issued].filter(({ number }) => bare(number).includes(part));
  return byPolicy(hits, limit);
}

/** Policies come first where not all fit, the newest first; each one's endorsements follow it in their order. */
function byPolicy(hits: readonly PlacedDocument[], limit: number): PlacedDocument[] {
  const isChange = ({ id, policyId }: PlacedDocument) => id !== policyId;
  const kept = hits
    .toSorted((a, b) => Number(isChange(a)) - Number(isChange(b)) || +b.issuedAt - +a.issuedAt)
    .slice(0, limit);
  const inSequence = (policyId: string) =>
    kept.filter((hit) => hit.policyId === policyId).toSorted((a, b) => (a.number < b.number ? -1 : 1));
  return [...new Set(kept.map(({ policyId }) => policyId))].flatMap(inSequence);
}

export async function documentOfCode(db: Db, seeker: Seeker, code: string): Promise<PlacedDocument[]> {
  const place = ID.test(code) ? await findDocument(db, seeker, code) : undefined;
  if (!place) return [];
  const policy = await seenBy(db, eq(policies.id, place.policyId), 1);
  const all = [
    ...policy.map((row) => ({ ...row, policyId: row.id })),
    ...(await documentsOf(db, [place.policyId])),
  ];
  return all.filter(({ id }) => id === code);
}

/**
 * The newest policies in sight; an endorsement is found by its policy, whose number differs only in the suffix.
 * Beginnings of numbers are searched first, as parts occur in most other numbers.
 */
async function seenDocuments(db: Db, seeker: Seeker, part: string, limit: number) {
  const sight = await sightOf(db, seeker.caller);
  const order = { by: policies.issuedAt, type: 'timestamptz', descending: true } as const;
  const placesOf = (where: SQL | undefined) =>
    placesInOrder(db, { table: policies, sight, where: and(where, isOpenTo(seeker)) }, order, { limit });
  const whole = part === '' ? [] : await placesOf(begins(part));
  const places = whole.length > 0 ? whole : await placesOf(part === '' ? undefined : holds(part));
  const ids = places.map(({ id }) => id);
  return ids.length === 0 ? [] : seenBy(db, inArray(policies.id, ids), limit);
}

const SUFFIX = 2;

/** Longer than the year and line of business that many numbers begin with. */
const LONG = 9;

function begins(part: string): SQL | undefined {
  const policys = `${part.slice(0, -SUFFIX)}${'0'.repeat(SUFFIX)}`;
  const isBeginning = part.length < LONG ? undefined : like(policies.searchNumber, `${part}%`);
  return or(inArray(policies.searchNumber, [part, policys]), isBeginning);
}

function holds(part: string): SQL | undefined {
  const ends = Array.from({ length: SUFFIX }, (_, at) => part.slice(0, -1 - at)).filter(
    (main) => main !== '',
  );
  const patterns = [`%${part}%`, ...ends.flatMap((main) => [`%${main}`, `%${main}${'0'.repeat(SUFFIX)}`])];
  return or(...patterns.map((pattern) => like(policies.searchNumber, pattern)));
}

const bare = (number: string) => number.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

function seenBy(db: Db, condition: SQL | undefined, limit: number) {
  return db
    .select({ id: policies.id, number: policies.number, issuedAt: policies.issuedAt })
    .from(policies)
    .where(condition)
    .orderBy(desc(policies.issuedAt))
    .limit(limit);
}

async function documentsOf(db: Db, policyIds: readonly string[]): Promise<PlacedDocument[]> {
  if (policyIds.length === 0) return [];
  const { id, number, issuedAt, policyId } = endorsements;
  return db
    .select({ id, number, issuedAt, policyId })
    .from(endorsements)
    .where(inArray(policyId, [...policyIds]));
}

export async function lastNumbers(db: Db, policyIds: readonly string[]): Promise<Map<string, string>> {
  if (policyIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([endorsements.policyId], {
      policyId: endorsements.policyId,
      number: endorsements.number,
    })
    .from(endorsements)
    .where(and(inArray(endorsements.policyId, [...policyIds]), isNull(endorsements.cancelledAt)))
    .orderBy(endorsements.policyId, desc(endorsements.suffix));
  return new Map(rows.map(({ policyId, number }) => [policyId, number]));
}

const open = registeredStatuses.filter(isOpen);

/** They lapse by time, perhaps before a round has noticed it. */
const lapsing = [STATUS.paymentReady, STATUS.proposalReady];

/**
 * The status of a policy's open endorsement request (not denied, not lapsed by `now`, not issued), other than the
 * request `own`.
 */
export async function openRequestOf(
  db: Db,
  policyId: string,
  now: Date,
  own?: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ status: quotes.status })
    .from(quotes)
    .where(
      and(
        eq(quotes.policyId, policyId),
        isNull(quotes.deletedAt),
        inArray(quotes.status, open),
        or(notInArray(quotes.status, lapsing), gte(quotes.expiresAt, now)),
        own === undefined ? undefined : ne(quotes.identifier, own),
      ),
    )
    .limit(1);
  return row?.status;
}

export async function readableRequest(
  db: Db,
  caller: Caller,
  quoteId: string | null,
): Promise<string | null> {
  if (quoteId === null) return null;
  const [row] = await db
    .select({ identifier: quotes.identifier })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), quotesReadBy(db, caller)));
  return row?.identifier ?? null;
}
