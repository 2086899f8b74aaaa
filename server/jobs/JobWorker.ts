import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import { traced } from '../infra/trace';

const BATCH = 20;
const AT_ONCE = 4;
const LOOK_MS = 1000;
const SIGN_OF_LIFE_MS = 10_000;

export interface WorkerGround {
  boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail'>;
  renew(queue: string, ids: readonly string[]): Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
  ended?: ((queue: string, outcome: 'done' | 'failed') => void) | undefined;
}

type Job = PgBoss.Job<never>;

const traceOf = ({ id, data }: PgBoss.Job<{ trace?: string } | null>) => data?.trace ?? id;

/**
 * Does the jobs of one queue until it is stopped. pg-boss has workers of its own; theirs wait after every batch and
 * end the process when the database is lost while they report.
 */
export class JobWorker {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly ground: WorkerGround,
    private readonly queue: string,
    private readonly handle: (data: never) => Promise<void>,
  ) {
    this.running = this.run();
  }

  stop(): Promise<void> {
    this.stopping.abort();
    return this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const done = await this.doBatch().catch((error: unknown) => this.report(error));
      // At once while there is work; slowly where there is none, or no database.
      if (!done) await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async doBatch(): Promise<number> {
    const jobs = await this.ground.boss.fetch<never>(this.queue, { batchSize: BATCH });
    if (jobs.length === 0) return 0;
    const ids = jobs.map(({ id }) => id);
    const alive = setInterval(() => void this.renew(ids), SIGN_OF_LIFE_MS);
    try {
      return await this.doAll(jobs);
    } finally {
      clearInterval(alive);
    }
  }

  private async doAll(jobs: readonly Job[]): Promise<number> {
    const waiting = jobs.values();
    const done: string[] = [];
    const lane = async (): Promise<void> => {
      for (const job of waiting) if (await traced(traceOf(job), () => this.succeeds(job))) done.push(job.id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    if (done.length > 0) await this.ground.boss.complete(this.queue, done);
    return done.length;
  }

  private async succeeds({ id, data }: Job): Promise<boolean> {
    try {
      await this.handle(data);
      this.ground.ended?.(this.queue, 'done');
      return true;
    } catch (error) {
      this.report(error);
      this.ground.ended?.(this.queue, 'failed');
      await this.ground.boss.fail(this.queue, id, { message: 'failed' }).catch((lost) => this.report(lost));
      return false;
    }
  }

  private renew(ids: readonly string[]): Promise<void> {
    return this.ground.renew(this.queue, ids).catch((error: unknown) => this.report(error));
  }

  private report(error: unknown): undefined {
    this.ground.log.error(error);
  }
}
