import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import {
  accessTokens,
  drafts,
  notifications,
  people,
  pushSubscriptions,
  surveyAnswers,
  surveySchedules,
  userClients,
  users,
} from '../../../db/schema';
import { announce } from '../../notifications/announce';

/** What is left of a person: nothing that names them. Quotes and policies stay, as the law asks. */
const nobody = {
  name: 'Conta encerrada',
  cpfCnpj: null,
  phone: null,
  mobilePhone: null,
  phone2: null,
  mobilePhone2: null,
  avatar: null,
  cep: null,
  place: null,
  number: null,
  complement: null,
  district: null,
  state: null,
  city: null,
  companyDocument: null,
  companyName: null,
  isResponsibleClient: false,
} as const;

/** Closes an account in the caller's transaction; its identity is the caller's to remove, last. */
export async function closeAccount(db: Db, uid: string, at: Date): Promise<void> {
  await db.delete(userClients).where(eq(userClients.userUid, uid));
  await db.delete(drafts).where(eq(drafts.userUid, uid));
  await db.delete(notifications).where(eq(notifications.userUid, uid));
  await db.delete(people).where(eq(people.ownerUid, uid));
  // Neither a browser that once asked to be told nor a link in an old e-mail leads anywhere.
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userUid, uid));
  await db.delete(accessTokens).where(eq(accessTokens.userUid, uid));
  await dropOpenSurveys(db, uid);
  const closed = { ...nobody, email: `encerrada-${uid}@invalid`.toLowerCase(), closedAt: at, updatedAt: at };
  await db.update(users).set(closed).where(eq(users.uid, uid));
  await announce(db, { kind: 'ended', uid });
}

/** What was answered stays, without a name. */
async function dropOpenSurveys(db: Db, uid: string): Promise<void> {
  const answer = db
    .select({ one: sql`1` })
    .from(surveyAnswers)
    .where(eq(surveyAnswers.scheduleId, surveySchedules.id));
  await db.delete(surveySchedules).where(and(eq(surveySchedules.userUid, uid), notExists(answer)));
}
