import type { ExecutiveLink, User } from '../db/schema';

/** Who is behind a request. */
export interface Caller {
  /** The signed-in user, or the executive whose link it is. */
  user: User;
  /** The link that an executive asks by for one client; null for a user's own session. */
  link: ExecutiveLink | null;
}

/** What a share of the accounts is counted by: a link is one for as long as it lives. */
export function accountOf({ user, link }: Caller): string {
  return link?.id ?? user.uid;
}

/** Under whose name things are kept: a user's own, or those of one link. Neither sees the other's. */
export interface Owner {
  uid: string;
  linkId: string | null;
}

export function ownerOf({ user, link }: Caller): Owner {
  return { uid: user.uid, linkId: link?.id ?? null };
}
