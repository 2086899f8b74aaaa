import { OperatorError } from './infra/OperatorError';
import { integer, postgresUrl, text, type Environment } from './infra/environment';

export interface ReplicaConfig {
  /** A standby of the same database by streaming replication, or what leads to several of them. */
  readonly url: string;
  /** A read waits for it so long to have all that the leader had, and then asks the leader. */
  readonly longestDelayMs: number;
}

const DELAY_MS = { from: 1, to: 10_000, otherwise: 200 };

/** Reads DATABASE_REPLICA_*; null = every read asks the leader. Throws OperatorError for what is missing or contradicts. */
export function readReplica(env: Environment): ReplicaConfig | null {
  const url = postgresUrl(env, 'DATABASE_REPLICA_URL');
  const longestDelayMs = integer(env, 'DATABASE_REPLICA_DELAY_MS', DELAY_MS);
  if (url === null && text(env, 'DATABASE_REPLICA_DELAY_MS'))
    throw new OperatorError('DATABASE_REPLICA_URL is missing beside DATABASE_REPLICA_DELAY_MS.');
  if (url === null) return null;
  if (!text(env, 'DATABASE_URL'))
    throw new OperatorError('DATABASE_REPLICA_URL is given without DATABASE_URL: whose replica is it?');
  const same = ['DATABASE_URL', 'DATABASE_DIRECT_URL'].find((name) => text(env, name) === url);
  if (same)
    throw new OperatorError(
      `DATABASE_REPLICA_URL is the same address as ${same}: name a replica, or leave it out.`,
    );
  return Object.freeze({ url, longestDelayMs });
}
