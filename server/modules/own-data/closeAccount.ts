import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { drafts, notifications, people, userClients, users } from '../../db/schema';

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
  const closed = { ...nobody, email: `encerrada-${uid}@invalid`.toLowerCase(), closedAt: at, updatedAt: at };
  await db.update(users).set(closed).where(eq(users.uid, uid));
}
