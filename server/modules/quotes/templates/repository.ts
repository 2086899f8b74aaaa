import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { templates } from '../../../db/schema';

export type Template = typeof templates.$inferSelect;

const templateOf = (uid: string, id: string) => and(eq(templates.userUid, uid), eq(templates.id, id));

export async function listTemplates(db: Db, uid: string, product?: string): Promise<Template[]> {
  return db
    .select()
    .from(templates)
    .where(
      and(eq(templates.userUid, uid), product === undefined ? undefined : eq(templates.product, product)),
    )
    .orderBy(asc(templates.name), asc(templates.createdAt));
}

export async function findTemplate(db: Db, uid: string, id: string): Promise<Template | undefined> {
  const [template] = await db.select().from(templates).where(templateOf(uid, id));
  return template;
}

export async function insertTemplate(db: Db, template: Omit<Template, 'id'>): Promise<Template> {
  const [row] = await db.insert(templates).values(template).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function nameTemplate(db: Db, uid: string, id: string, name: string): Promise<boolean> {
  return (await db.update(templates).set({ name }).where(templateOf(uid, id)).returning()).length > 0;
}

export async function deleteTemplate(db: Db, uid: string, id: string): Promise<void> {
  await db.delete(templates).where(templateOf(uid, id));
}

export async function deleteTemplatesOf(db: Db, uid: string): Promise<void> {
  await db.delete(templates).where(eq(templates.userUid, uid));
}
