import { drizzle } from 'drizzle-orm/node-postgres';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { Problem } from '../../http/Problem';
import type { ReplicaConfig } from '../../replicaConfig';
import type { Db } from '../db';
import { openPool } from '../openPool';
import * as schema from '../schema';
import { inTurn } from './inTurn';
import { replayedBy, writtenBy, type Position } from './position';
import { Behind, ForeignReplica, FollowsNobody, reasonOf } from './unused';

/** Does `work`, which reads only and may be done twice, on a replica that has all that is known by now, or on the leader. */
export type Read = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;

export type ReadOutcome = 'replica' | 'behind' | 'failed' | 'away';

export interface ReplicaState {
  readonly isUsed: boolean;
  /** Null = nobody knows. */
  readonly delayMs: number | null;
  readonly says: string;
}

interface Ground extends ReplicaConfig {
  readonly leader: Db;
  onError(error: Error): void;
  ended(outcome: ReadOutcome): void;
}

const CONNECTIONS = 10;
const LOOK_MS = 1000;
const POLL_MS = 5;
/** Short, since the leader is asked after it. */
const PATIENCE = { connect: 1000, statement: 5000, silence: 6000 };
/** An hour of a replica that stands still; later marks would not change what its delay is. */
const MOST_MARKS = 3600;

/**
 * A replica that answers for the leader where it knows as much: each read first asks the leader how far it has written, and waits
 * for the replica to be as far. What anybody was told, in whatever process, is therefore in what they read next.
 */
export class Replica {
  private readonly pool: Pool;
  private readonly on = new WeakMap<PoolClient, Db>();
  private marks: { bytes: number; at: number }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> = Promise.resolve();
  state: ReplicaState = { isUsed: false, delayMs: null, says: 'was not asked yet' };

  constructor(private readonly ground: Ground) {
    this.pool = openPool(ground.url, ground.onError, {
      max: CONNECTIONS,
      patience: PATIENCE,
      whenOpened: async (client) => {
        inTurn(client);
        await client.query('set default_transaction_read_only = on');
      },
    });
  }

  readonly read: Read = async (work) => {
    const { leader, ended } = this.ground;
    if (!this.state.isUsed) {
      ended('away');
      return work(leader);
    }
    try {
      const found = await this.readThere(work);
      ended('replica');
      return found;
    } catch (error) {
      if (error instanceof Problem) throw error;
      // Not asked again until the next look: meanwhile nobody waits for it.
      this.leave(error);
      ended(error instanceof Behind ? 'behind' : 'failed');
      return work(leader);
    }
  };

  /** Asks it now; gives the reason where it is not used. */
  async look(): Promise<unknown> {
    try {
      const position = await writtenBy(this.ground.leader);
      const asked = performance.now();
      if (this.marks.length < MOST_MARKS) this.marks.push({ bytes: position.bytes, at: asked });
      await this.onConnection((client) => this.reach(client, position));
      const delayMs = performance.now() - asked;
      this.marks = [];
      this.state = { isUsed: true, delayMs, says: `${Math.round(delayMs)} ms behind` };
      return undefined;
    } catch (error) {
      this.leave(error);
      return error;
    }
  }

  begin(): void {
    this.timer = setInterval(() => {
      // One look at a time.
      this.looking = this.looking.then(() => this.timer && this.look());
    }, LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.looking;
    await this.pool.end();
  }

  private async readThere<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const position = await writtenBy(this.ground.leader);
    return this.onConnection(async (client) => {
      await this.reach(client, position);
      const db = this.on.get(client) ?? drizzle(client, { schema });
      this.on.set(client, db);
      return work(db);
    });
  }

  private async onConnection<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(!(error instanceof Behind || error instanceof Problem));
      throw error;
    }
  }

  /** Waits for it on this connection, as the next one may lead to another replica. */
  private async reach(client: PoolClient, position: Position): Promise<void> {
    const { longestDelayMs } = this.ground;
    const deadline = performance.now() + longestDelayMs;
    for (;;) {
      const { database, bytes } = await replayedBy(client, Math.max(longestDelayMs, PATIENCE.connect));
      if (database !== position.database) throw new ForeignReplica();
      if (bytes === null) throw new FollowsNobody();
      if (bytes >= position.bytes) return;
      if (performance.now() >= deadline) throw new Behind(bytes);
      await pause(POLL_MS);
    }
  }

  private leave(error: unknown): void {
    const delayMs = error instanceof Behind ? this.delayAt(error.bytes) : null;
    this.state = { isUsed: false, delayMs, says: reasonOf(error, delayMs) };
  }

  /** Since when the leader has had what is not here: by this process's clock, as no two machines have the same. */
  private delayAt(bytes: number): number {
    this.marks = this.marks.filter((mark) => mark.bytes > bytes);
    return this.marks[0] ? performance.now() - this.marks[0].at : this.ground.longestDelayMs;
  }
}
