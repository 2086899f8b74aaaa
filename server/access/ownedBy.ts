import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from './Caller';

export function ownedBy(table: { ownerUid: AnyPgColumn; linkId: AnyPgColumn }, { uid, linkId }: Owner) {
  return and(eq(table.ownerUid, uid), linkId === null ? isNull(table.linkId) : eq(table.linkId, linkId));
}
