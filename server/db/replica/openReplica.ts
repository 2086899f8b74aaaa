import type { ReplicaConfig } from '../../replicaConfig';
import { OperatorError } from '../../infra/OperatorError';
import type { Db } from '../db';
import { Replica, type ReadOutcome } from './Replica';
import { ForeignReplica } from './unused';

interface Ground {
  readonly leader: Db;
  onError(error: Error): void;
  ended(outcome: ReadOutcome): void;
  tell(sentence: string): void;
}

const REFUSED = new Set(['28P01', '28000', '3D000']);

/** Asks the replica once. Throws OperatorError where its address is wrong; one that is away for now only costs the leader its reads. */
export async function openReplica(config: ReplicaConfig, { tell, ...ground }: Ground): Promise<Replica> {
  const replica = new Replica({ ...config, ...ground });
  const reason = await replica.look();
  const wrong = reason === undefined ? undefined : sentenceFor(reason);
  if (wrong) {
    await replica.stop();
    throw new OperatorError(wrong);
  }
  if (reason !== undefined)
    tell(`The replica is ${replica.state.says}. All reads ask the leader until it is there.`);
  replica.begin();
  return replica;
}

function sentenceFor(reason: unknown): string | undefined {
  if (reason instanceof ForeignReplica)
    return 'DATABASE_REPLICA_URL leads to another database than DATABASE_URL: name a streaming replica of the same one.';
  const { code = '', message } = reason as Error & { code?: string };
  return REFUSED.has(code) ? `DATABASE_REPLICA_URL is refused by its server: ${message}.` : undefined;
}
