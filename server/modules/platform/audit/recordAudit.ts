import type { Db } from '../../../db/db';
import { insertRow } from '../../../db/insertRow';
import { auditLog } from '../../../db/schema';

type Values = Record<string, unknown>;

export interface AuditEntry {
  /** Null when the system or the operator acted. */
  actorUid: string | null;
  /** What was done, as `module.verb`, such as `quote.approve`. */
  action: string;
  /** What it was done to, as `kind:key`, such as `quote:BID0000001` or `user:<uid>`. */
  subject: string;
  /** The values that it changed as they were; null for what was not there. Never a secret. */
  before: Values | null;
  /** The same as they are now; null for what is gone. */
  after: Values | null;
  at: Date;
}

/** Writes it down in the caller's transaction, so that nothing is done without its record nor recorded undone. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await insertRow(db, auditLog, entry);
}
