import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import { withAdvisoryLock } from '../db/advisoryLock';
import type { DatabaseAddress } from '../db/DatabaseAddress';
import type { Db } from '../db/db';
import { openPool } from '../db/openPool';
import { rawSql } from '../db/rawSql';
import { traceOf } from '../infra/trace';
import { JobWorker } from './JobWorker';
import type { WorkerGround } from './JobWorker';

export interface JobData {
  underwriting: { quoteId: string };
  proposal: { quoteId: string };
  issuing: { quoteId: string };
  mail: { mailId: number };
  housekeeping: object;
}

export type QueueName = keyof JobData;

/** What a queue's jobs do. At least once each, so a second run must change nothing. */
export type Handlers = { [Queue in QueueName]: (data: JobData[Queue]) => Promise<void> };

export interface Jobs {
  /** Adds a job in the transaction that `db` is: both happen or neither. */
  send<Queue extends QueueName>(db: Db, queue: Queue, data: JobData[Queue]): Promise<void>;
}

export interface RunningJobs extends Jobs {
  stop(): Promise<void>;
}

const RETRY = { retryLimit: 12, retryDelay: 5, retryBackoff: true } as const;
/**
 * A job without a sign of life for so long goes to another worker: with the round that looks for such jobs and the
 * delay of a first retry it runs again within a minute after a process was killed.
 */
const LIFE_S = 30;
const RECOVERY_MS = 8000;
const STOP_MS = 10_000;
const HOUR_S = 3600;
/** A job that was given up stays to be asked for again (docs/operations.md). */
const GIVEN_UP_S = 30 * 24 * HOUR_S;
/** The round of every hour is asked for this often by every process; one of them is heard. */
const ASK_MS = 300_000;
const QUEUES: readonly QueueName[] = ['underwriting', 'proposal', 'issuing', 'mail', 'housekeeping'];

export interface Queues {
  jobs: RunningJobs;
  work(handlers: Handlers, ended?: WorkerGround['ended']): Promise<void>;
}

/** Opens the queues in PostgreSQL, where any number of processes share them. */
export async function openJobs({ url, directUrl }: DatabaseAddress, log: FastifyBaseLogger): Promise<Queues> {
  const report = (error: unknown) => log.error(error);
  const isPooled = url !== directUrl;
  const pool = openPool(url, report, { max: 4, application_name: 'lastro-jobs', isPooled });
  const db = { executeSql: (text: string, values: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({
    db,
    expireInSeconds: LIFE_S,
    archiveFailedAfterSeconds: GIVEN_UP_S,
    schedule: false,
  });
  boss.on('error', report);
  const workers: JobWorker[] = [];
  const timers: NodeJS.Timeout[] = [];
  const close = async (): Promise<void> => {
    timers.forEach(clearInterval);
    await Promise.race([
      Promise.all(workers.map((worker) => worker.stop())),
      pause(STOP_MS, undefined, { ref: false }),
    ]);
    await boss.stop({ graceful: false });
    await pool.end();
  };
  await prepare(boss, directUrl).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const jobs: RunningJobs = {
    send: async (tx, queue, data) => {
      const executeSql = (text: string, values: unknown[]) => tx.execute(rawSql(text, values));
      await boss.send(queue, { ...data, trace: traceOf() }, { db: { executeSql } });
    },
    stop: close,
  };
  const work: Queues['work'] = async (handlers, ended) => {
    const ground = { boss, log, renew: renewing(db), ended };
    for (const queue of QUEUES) workers.push(new JobWorker(ground, queue, handlers[queue]));
    const again = (task: () => Promise<unknown>, ms: number) =>
      timers.push(setInterval(() => void task().catch(report), ms).unref());
    again(() => boss.expire(), RECOVERY_MS);
    again(() => boss.send('housekeeping', {}, { singletonSeconds: HOUR_S }), ASK_MS);
  };
  return { jobs, work };
}

/** pg-boss creates its tables and queues without a lock of its own: two first starts at once would collide. */
async function prepare(boss: PgBoss, url: string): Promise<void> {
  await withAdvisoryLock(url, 'queues', async () => {
    await boss.start();
    for (const queue of QUEUES) await boss.createQueue(queue, { name: queue, ...RETRY });
    // What fell due, and jobs whose process was killed, while no process ran.
    await boss.send('housekeeping', {});
    await boss.maintain();
  });
}

/** pg-boss counts a job's time from `started_on`. */
function renewing({ executeSql }: PgBoss.Db): WorkerGround['renew'] {
  const sql = `update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'`;
  return async (queue, ids) => void (await executeSql(sql, [queue, [...ids]]));
}
