import { asc, eq } from 'drizzle-orm';
import { moneyText } from '../../../engine/values';
import {
  textPlaces,
  type DeskText,
  type DeskTextBody,
  type DeskTextChange,
  type TextPlace,
} from '../../../contract/deskTexts';
import type { Catalogue } from '../../../engine/definition';
import type { Db } from '../../db/db';
import { deskTexts, users } from '../../db/schema';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { wizardOfCode } from '../definitions/productStore';
import { recordAudit } from '../platform/audit/recordAudit';
import { refuseDesk } from './problems';
import type { NamedQuote } from './repository';
import { requestInSight } from './requests';

type TextDeps = Pick<Deps, 'db' | 'products'>;

const MOST = 200;
const PLACE = /\{([^{}]*)\}/g;
const UNKNOWN = 'não informado';

/** The texts that the desk has prepared; of a request with its facts in their places. Throws NOT_FOUND for a request out of sight. */
export async function textsFor(
  { db, products }: TextDeps,
  executive: User,
  identifier: string | undefined,
): Promise<DeskText[]> {
  const named = identifier === undefined ? undefined : await requestInSight(db, executive, identifier);
  const facts = named && factsOf(named, products.catalogue);
  const rows = await selectTexts(db).orderBy(asc(deskTexts.title), asc(deskTexts.id)).limit(MOST);
  return rows.map((row) => textAnswer(row, facts));
}

/** Adds a text for everybody at the desk. Throws INVALID_REQUEST for a place that no request has, TOO_MANY_TEXTS. */
export async function addText(
  db: Db,
  { clock }: Deps,
  executive: User,
  body: DeskTextBody,
): Promise<DeskText> {
  demandPlaces(body.text);
  if ((await db.$count(deskTexts)) >= MOST) throw refuseDesk('TOO_MANY_TEXTS');
  const at = clock.now();
  const [made] = await db
    .insert(deskTexts)
    .values({ ...trimmed(body), updatedBy: executive.uid, updatedAt: at })
    .returning({ id: deskTexts.id });
  await auditText(db, executive, 'add', made!.id, { title: body.title.trim() }, at);
  return oneText(db, made!.id);
}

export async function changeText(
  db: Db,
  { clock }: Deps,
  executive: User,
  { id, ...body }: DeskTextChange,
): Promise<DeskText> {
  demandPlaces(body.text);
  const at = clock.now();
  const changes = { ...trimmed(body), updatedBy: executive.uid, updatedAt: at };
  const changed = await db.update(deskTexts).set(changes).where(eq(deskTexts.id, id)).returning();
  if (changed.length === 0) throw refuseDesk('TEXT_GONE');
  await auditText(db, executive, 'change', id, { title: changes.title }, at);
  return oneText(db, id);
}

export async function removeText(db: Db, { clock }: Deps, executive: User, id: string): Promise<void> {
  const gone = await db.delete(deskTexts).where(eq(deskTexts.id, id)).returning({ id: deskTexts.id });
  if (gone.length === 0) throw refuseDesk('TEXT_GONE');
  await auditText(db, executive, 'remove', id, null, clock.now());
}

const trimmed = ({ kind, title, text }: DeskTextBody) => ({ kind, title: title.trim(), text: text.trim() });

const selectTexts = (db: Db) =>
  db
    .select({ row: deskTexts, name: users.name })
    .from(deskTexts)
    .innerJoin(users, eq(users.uid, deskTexts.updatedBy))
    .$dynamic();

async function oneText(db: Db, id: string): Promise<DeskText> {
  const [found] = await selectTexts(db).where(eq(deskTexts.id, id));
  return textAnswer(found!, undefined);
}

type Facts = Readonly<Record<TextPlace, string>>;

const textAnswer = (
  { row, name }: { row: typeof deskTexts.$inferSelect; name: string },
  facts: Facts | undefined,
): DeskText => ({
  Id: row.id,
  Kind: row.kind,
  Title: row.title,
  Text: facts ? row.text.replaceAll(PLACE, (whole, place) => facts[place as TextPlace] ?? whole) : row.text,
  UpdatedBy: name,
  UpdatedAt: row.updatedAt.toISOString(),
});

function factsOf({ quote, clientName, requester }: NamedQuote, catalogue: Catalogue): Facts {
  return {
    numero: quote.identifier,
    produto: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
    tomador: quote.holderName ?? clientName ?? UNKNOWN,
    segurado: quote.insuredName ?? UNKNOWN,
    importancia: quote.insuredAmount === null ? UNKNOWN : moneyText(Number(quote.insuredAmount)),
    solicitante: requester.name,
  };
}

/** A misspelled place would reach the customer in its braces. */
function demandPlaces(text: string): void {
  const wrong = [...text.matchAll(PLACE)].find(([, place]) => !textPlaces.some((known) => known === place));
  if (!wrong) return;
  const message = `${wrong[0]} não existe. Use ${textPlaces.map((place) => `{${place}}`).join(', ')}.`;
  throw refuse('INVALID_REQUEST', [{ path: 'text', code: 'place', message }]);
}

async function auditText(
  db: Db,
  { uid: actorUid }: User,
  verb: 'add' | 'change' | 'remove',
  id: string,
  after: Record<string, unknown> | null,
  at: Date,
): Promise<void> {
  await recordAudit(db, {
    actorUid,
    action: `desk-text.${verb}`,
    subject: `desk-text:${id}`,
    before: null,
    after,
    at,
  });
}
