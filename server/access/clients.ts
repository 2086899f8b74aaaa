import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db';
import { userClients } from '../db/schema';
import type { Caller } from './Caller';

/** A link may ask about its own client, an executive about all clients, a user about those of the nomination. */
export async function mayAskAbout(db: Db, { user, link }: Caller, document: string): Promise<boolean> {
  if (link) return link.clientDocument === document;
  if (user.isExecutive) return true;
  const nomination = and(eq(userClients.userUid, user.uid), eq(userClients.clientDocument, document));
  return (await db.$count(userClients, nomination)) > 0;
}
