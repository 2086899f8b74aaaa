import type { ExecutiveLink, User } from '../db/schema';

export interface Caller {
  user: User;
  /** The executive's link that the request came by; null in a user's own session. */
  link: ExecutiveLink | null;
}

/** The account that a release to a share of accounts counts: a link is one of its own. */
export function accountOf({ user, link }: Caller): string {
  return link?.id ?? user.uid;
}

export interface Owner {
  uid: string;
  linkId: string | null;
}

export function ownerOf({ user, link }: Caller): Owner {
  return { uid: user.uid, linkId: link?.id ?? null };
}
