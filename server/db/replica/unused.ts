/** Why a replica is not used. */
export class Behind extends Error {
  override readonly name = 'Behind';

  constructor(readonly bytes: number) {
    super('the replica is behind');
  }
}

export class FollowsNobody extends Error {
  override readonly name = 'FollowsNobody';
}

export class LeaderAway extends Error {
  override readonly name = 'LeaderAway';
}

export class ForeignReplica extends Error {
  override readonly name = 'ForeignReplica';
}

/** As the end of a sentence for an operator. */
export function reasonOf(error: unknown, delayMs: number | null): string {
  if (error instanceof Behind) return `not used: ${((delayMs ?? 0) / 1000).toFixed(1)} s behind`;
  if (error instanceof FollowsNobody) return 'not used: it follows no leader, or leads itself';
  if (error instanceof ForeignReplica) return 'not used: it is of another database';
  if (error instanceof LeaderAway) return 'not used: the leader does not say how far it has written';
  return 'not used: it does not answer';
}
