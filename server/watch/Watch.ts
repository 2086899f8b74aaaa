import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { keepShortly } from './keepShortly';

/** How a part of the server is: whether it works, and in a word how one can tell. */
export interface PartState {
  readonly isWell: boolean;
  readonly says: string;
}

type Look = () => PartState | Promise<PartState>;
type Figures =
  number | readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[];

// From what a page waits for without noticing to what a proxy gives up.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What is known of a running process from outside: its figures for Prometheus, and whether each part of it works. */
export class Watch {
  readonly registry = new Registry();
  /** By route pattern, so that no identifier of a person becomes a label. */
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly reviews = new Histogram({
    name: 'lastro_review_seconds',
    help: 'Time of rebuilding, settling and checking one submission',
    labelNames: ['product'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly lookUps = new Counter({
    name: 'lastro_look_ups_total',
    help: 'Calls of outside services by how they ended',
    labelNames: ['source', 'outcome'],
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'lastro_jobs_total',
    help: 'Jobs done by this process',
    labelNames: ['queue', 'outcome'],
    registers: [this.registry],
  });
  private readonly parts = new Map<string, { isVital: boolean; look: Look }>();

  /** Figures of Node itself (event-loop delay, memory, collections) are for processes, not for each test. */
  ofProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  /** A figure that is asked for when somebody reads; one that cannot be had is left out, and stops no other. */
  figure(name: string, help: string, ask: () => Figures | Promise<Figures>, labelNames: string[] = []): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => fill(gauge, ask, labelNames),
    });
  }

  /** Names a part whose state `look` tells; without a vital one this process can answer nobody. */
  part(name: string, { isVital = false }: { isVital?: boolean }, look: Look): void {
    this.parts.set(name, { isVital, look });
  }

  /** The state of every part now; one that cannot be asked does not work. */
  readonly states = keepShortly(() =>
    Promise.all(
      [...this.parts].map(async ([name, { isVital, look }]) => ({
        name,
        isVital,
        ...(await Promise.resolve()
          .then(look)
          .catch(() => ({ isWell: false, says: 'no answer' }))),
      })),
    ),
  );
}

async function fill(gauge: Gauge, ask: () => Figures | Promise<Figures>, labelNames: readonly string[]) {
  gauge.reset();
  // One without labels would stand at nought, as if that had been found.
  if (labelNames.length === 0) gauge.remove();
  const found = await Promise.resolve()
    .then(ask)
    .catch(() => []);
  if (typeof found === 'number') gauge.set(found);
  else for (const { labels, value } of found) gauge.set(labels, value);
}
