import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { documents, quoteDocuments, quotes } from '../db/schema';
import type { Owner } from './Caller';
import { ownedBy } from './ownedBy';
import { quotesOf } from './quotes';

/** The uploaded documents that somebody may read: their own, and those of a quote that they see (decision 48). */
export function documentsReadBy(db: Db, owner: Owner): SQL | undefined {
  const named = db
    .select({ one: sql`1` })
    .from(quoteDocuments)
    .innerJoin(quotes, eq(quotes.id, quoteDocuments.quoteId))
    .where(and(eq(quoteDocuments.documentId, documents.id), quotesOf(db, owner)));
  return or(ownedBy(documents, owner), exists(named));
}
