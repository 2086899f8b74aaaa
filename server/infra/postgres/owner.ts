import { lstat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whom PostgreSQL runs as: nothing when we are an ordinary user, `nobody` when we are root (it refuses root). */
export type Owner = { uid: number; gid: number } | undefined;

const NOBODY = { uid: 65534, gid: 65534 };

export function clusterOwner(): Owner {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

export async function canReach(owner: Owner, folder: string): Promise<boolean> {
  if (!owner) return true;
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid } = await lstat(at);
    const open = uid === owner.uid ? mode & 0o100 : mode & 0o001;
    if (!open) return false;
    if (at === dirname(at)) return true;
  }
}
