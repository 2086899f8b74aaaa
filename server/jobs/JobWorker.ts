import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import { traced } from '../infra/trace';

const AT_ONCE = 4;
/** What waits here is done by no other process. */
const BATCH = 2 * AT_ONCE;
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
 * Does the jobs of one queue until it is stopped, a few at once: the next begins when one of them ends, so that a slow one
 * holds up no other. pg-boss has workers of its own; theirs wait after every batch and end the process when the
 * database is lost while they report.
 */
export class JobWorker {
  private readonly stopping = new AbortController();
  private readonly running: Promise<unknown>;
  private readonly waiting: Job[] = [];
  /** Taken from the queue and not ended: what waits, and what is under way. */
  private readonly held = new Set<string>();
  private fetching: Promise<void> | undefined;

  constructor(
    private readonly ground: WorkerGround,
    private readonly queue: string,
    private readonly handle: (data: never) => Promise<void>,
  ) {
    const alive = setInterval(() => void this.renew(), SIGN_OF_LIFE_MS);
    const lanes = Array.from({ length: AT_ONCE }, () => this.lane());
    this.running = Promise.all(lanes).finally(() => clearInterval(alive));
  }

  /** What was taken is done first: left alone it would wait until its time is up. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async lane(): Promise<void> {
    for (;;) {
      const job = this.waiting.shift();
      if (job) await traced(traceOf(job), () => this.doOne(job)).finally(() => this.held.delete(job.id));
      else if (this.stopping.signal.aborted) return;
      else await (this.fetching ??= this.fetch().finally(() => (this.fetching = undefined)));
    }
  }

  /** At once while there is work; slowly where there is none, or no database. */
  private async fetch(): Promise<void> {
    const { boss } = this.ground;
    const jobs = await boss.fetch<never>(this.queue, { batchSize: BATCH }).catch((lost) => this.report(lost));
    for (const job of jobs ?? []) this.held.add(job.id);
    this.waiting.push(...(jobs ?? []));
    if (!jobs?.length)
      await pause(LOOK_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private async doOne({ id, data }: Job): Promise<void> {
    const { boss, ended } = this.ground;
    try {
      await this.handle(data);
    } catch (error) {
      this.report(error);
      ended?.(this.queue, 'failed');
      await boss.fail(this.queue, id, { message: 'failed' }).catch((lost) => this.report(lost));
      return;
    }
    ended?.(this.queue, 'done');
    await boss.complete(this.queue, id).catch((lost) => this.report(lost));
  }

  private async renew(): Promise<void> {
    if (this.held.size === 0) return;
    await this.ground.renew(this.queue, [...this.held]).catch((error: unknown) => this.report(error));
  }

  private report(error: unknown): undefined {
    this.ground.log.error(error);
  }
}
