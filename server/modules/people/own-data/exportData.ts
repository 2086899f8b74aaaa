import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import {
  auditLog,
  batches,
  complaints,
  documents,
  drafts,
  ipLog,
  notifications,
  opportunities,
  people,
  policyImports,
  questionnaires,
  quotes,
  sharedLinks,
  surveyAnswers,
  surveySchedules,
  templates,
  termsAcceptances,
} from '../../../db/schema';
import type { User } from '../../../db/schema';
import { listClients } from '../../clients/repository';

const { id, name, type, size, sha256, createdAt } = documents;
const described = { id, name, type, size, sha256, createdAt };

const { tokenHash: _, ...ofShare } = getTableColumns(sharedLinks);

/** Everything that the portal keeps about one person, as they may ask for it (LGPD art. 18). */
export async function exportData(db: Db, user: User, at: Date) {
  const { uid } = user;
  return {
    exportedAt: at.toISOString(),
    user,
    clients: await listClients(db, uid),
    quotes: await db.select().from(quotes).where(eq(quotes.ownerUid, uid)),
    sharedLinks: await db.select(ofShare).from(sharedLinks).where(eq(sharedLinks.createdBy, uid)),
    drafts: await db.select().from(drafts).where(eq(drafts.userUid, uid)),
    templates: await db.select().from(templates).where(eq(templates.userUid, uid)),
    batches: await db.select().from(batches).where(eq(batches.userUid, uid)),
    people: await db.select().from(people).where(eq(people.ownerUid, uid)),
    notifications: await db.select().from(notifications).where(eq(notifications.userUid, uid)),
    termsAcceptances: await db.select().from(termsAcceptances).where(eq(termsAcceptances.userUid, uid)),
    opportunities: await db.select().from(opportunities).where(eq(opportunities.ownerUid, uid)),
    questionnaires: await db.select().from(questionnaires).where(eq(questionnaires.answeredBy, uid)),
    documents: await db.select(described).from(documents).where(eq(documents.ownerUid, uid)),
    surveys: await surveysOf(db, uid),
    imports: await db.select().from(policyImports).where(eq(policyImports.ownerUid, uid)),
    complaints: await db.select().from(complaints).where(eq(complaints.ownerUid, uid)),
    accesses: await db.select().from(ipLog).where(eq(ipLog.userUid, uid)),
    actions: await db.select().from(auditLog).where(eq(auditLog.actorUid, uid)),
  };
}

async function surveysOf(db: Db, uid: string) {
  const rows = await db
    .select({ schedule: surveySchedules, answer: surveyAnswers })
    .from(surveySchedules)
    .leftJoin(surveyAnswers, eq(surveyAnswers.scheduleId, surveySchedules.id))
    .where(eq(surveySchedules.userUid, uid));
  return rows.map(({ schedule, answer }) => ({ ...schedule, answer }));
}
