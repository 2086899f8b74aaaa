import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { withAdvisoryLock } from '../db/advisoryLock';
import type { Db } from '../db/db';
import { rawSql } from '../db/rawSql';

/** Every queue with what its jobs carry. */
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

/** Where work for later is left. */
export interface Jobs {
  /** Adds a job in the transaction that `db` is: both happen or neither. */
  send<Queue extends QueueName>(db: Db, queue: Queue, data: JobData[Queue]): Promise<void>;
}

/** Jobs and the workers that do them in this process. */
export interface RunningJobs extends Jobs {
  /** Lets the work at hand finish. */
  stop(): Promise<void>;
}

const RETRY = { retryLimit: 12, retryDelay: 5, retryBackoff: true } as const;
/** A queue is looked at once a second, so a crowd is taken in batches. */
const POLLING = { pollingIntervalSeconds: 1, batchSize: 20 } as const;
/** A job of which nothing is heard for a minute is somebody else's: whoever had it was killed. */
const RECOVERY = { expireInSeconds: 60, maintenanceIntervalSeconds: 30 } as const;
const STOP_MS = 10_000;
const EVERY_HOUR = '17 * * * *';
const QUEUES: readonly QueueName[] = ['underwriting', 'proposal', 'issuing', 'mail', 'housekeeping'];

/** The opened queues; the work begins when `work` is called with its handlers. */
export interface Queues {
  jobs: RunningJobs;
  work(handlers: Handlers): Promise<void>;
}

/** Opens the queues in PostgreSQL, where any number of processes share them. */
export async function openJobs(url: string, log: FastifyBaseLogger): Promise<Queues> {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'lastro-jobs', ...RECOVERY });
  boss.on('error', (error) => log.error(error));
  await prepare(boss, url);
  const jobs: RunningJobs = {
    send: async (db, queue, data) => {
      const executeSql = (text: string, values: unknown[]) => db.execute(rawSql(text, values));
      await boss.send(queue, data, { db: { executeSql } });
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: STOP_MS }),
  };
  const work = async (handlers: Handlers): Promise<void> => {
    for (const queue of QUEUES) await boss.work<never>(queue, POLLING, each(handlers[queue], log));
  };
  return { jobs, work };
}

/** pg-boss creates its tables and queues without a lock of its own: two first starts at once would collide. */
async function prepare(boss: PgBoss, url: string): Promise<void> {
  try {
    await withAdvisoryLock(url, 'queues', async () => {
      await boss.start();
      for (const queue of QUEUES) await boss.createQueue(queue, { name: queue, ...RETRY });
      await boss.schedule('housekeeping', EVERY_HOUR);
      // What fell due, and whoever was killed, while no process ran.
      await boss.send('housekeeping', {});
      await boss.maintain();
    });
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Does every job of a batch, whatever becomes of the others; a batch with a failure comes again as a whole. */
function each(handle: (data: never) => Promise<void>, log: FastifyBaseLogger) {
  return async (batch: { data: never }[]): Promise<void> => {
    const failures: unknown[] = [];
    for (const { data } of batch) await handle(data).catch((error: unknown) => failures.push(error));
    failures.forEach((error) => log.error(error));
    if (failures.length > 0) throw failures[0];
  };
}
