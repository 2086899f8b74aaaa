import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { auditLog } from '../../db/schema';
import { recordAudit } from '../platform/audit/recordAudit';

const ACTION = 'release.impact';

export interface Compared {
  readonly release: number;
  readonly folder: string;
  readonly inForce: string;
}

/** A product, or null for the list of all places that differ. */
export type Part = string | null;
export const ALL_PLACES: Part = null;

export async function partsRead(db: Db, uid: string, compared: Compared): Promise<ReadonlySet<Part>> {
  const { release, folder, inForce } = compared;
  const { action, subject, actorUid, after } = auditLog;
  const rows = await db
    .select({ after })
    .from(auditLog)
    .where(and(eq(subject, `release:${release}`), eq(action, ACTION), eq(actorUid, uid)));
  const own = rows.filter((row) => row.after?.folder === folder && row.after.inForce === inForce);
  return new Set(own.map((row) => row.after!.product as Part));
}

export async function recordReading(
  db: Db,
  uid: string,
  { compared, parts, at }: { compared: Compared; parts: readonly Part[]; at: Date },
): Promise<void> {
  const known = await partsRead(db, uid, compared);
  const { release, folder, inForce } = compared;
  for (const product of parts.filter((part) => !known.has(part)))
    await recordAudit(db, {
      actorUid: uid,
      action: ACTION,
      subject: `release:${release}`,
      before: null,
      after: { product, folder, inForce },
      at,
    });
}
