import { createHash } from 'node:crypto';
import type { WizardEntry } from '../../../../engine/definition';

export interface Release {
  readonly id: number;
  readonly kind: 'build' | 'proposal';
  readonly folder: string;
  readonly definitions: Readonly<Record<string, string>>;
  readonly constants: string;
  readonly wizards: readonly WizardEntry[];
  readonly share: number;
  readonly inForceFrom: Date;
  readonly withdrawnAt: Date | null;
}

export type Account = string | null;

/** Whether an account is among the `share` percent of a release: the same answer at any time, and for the same folder. */
export function isAmong(account: Account, { share, folder }: Pick<Release, 'share' | 'folder'>): boolean {
  if (share >= 100) return true;
  if (account === null) return false;
  const digest = createHash('sha256').update(`${folder} ${account}`).digest();
  return digest.readUInt32BE(0) % 100 < share;
}

function isInForce(release: Release, account: Account, at: number): boolean {
  const hasBegun = release.inForceFrom.getTime() <= at;
  const hasEnded = release.withdrawnAt !== null && release.withdrawnAt.getTime() <= at;
  return hasBegun && !hasEnded && isAmong(account, release);
}

/** The release that an account gets at an instant; `newestFirst` are all that were ever approved. */
export function releaseFor(newestFirst: readonly Release[], account: Account, at: Date): Release | undefined {
  return newestFirst.find((release) => isInForce(release, account, at.getTime()));
}

export function releasesWithin(
  newestFirst: readonly Release[],
  account: Account,
  { since, at }: { since: Date; at: Date },
): readonly Release[] {
  const turns = newestFirst.flatMap(({ inForceFrom, withdrawnAt }) => [inForceFrom, withdrawnAt ?? at]);
  const between = turns.filter((turn) => turn > since && turn <= at);
  const found = [since, at, ...between].map((instant) => releaseFor(newestFirst, account, instant));
  return [...new Set(found.filter((release) => release !== undefined))];
}

/** The releases that a store must have loaded: nobody gets the others any more, now or later. */
export function withinReach(newestFirst: readonly Release[], at: Date): readonly Release[] {
  const standing = newestFirst.filter(({ withdrawnAt }) => withdrawnAt === null || withdrawnAt > at);
  const last = standing.findIndex(({ share, inForceFrom }) => share >= 100 && inForceFrom <= at);
  return last === -1 ? standing : standing.slice(0, last + 1);
}
