import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { keepShortly } from './keepShortly';

export interface PartState {
  readonly isWell: boolean;
  readonly says: string;
}

type Look = () => PartState | Promise<PartState>;
type Figures =
  number | readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[];

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
  /** Of those that may ask a replica; none where there is none. */
  readonly reads = new Counter({
    name: 'lastro_replica_reads_total',
    help: 'Reads by whether the replica answered, or why the leader did',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'lastro_jobs_total',
    help: 'Jobs done by this process',
    labelNames: ['queue', 'outcome'],
    registers: [this.registry],
  });
  private readonly parts = new Map<string, { isVital: boolean; look: Look }>();

  /** Node's own figures (event loop, memory) only for processes, not for each test. */
  ofProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  /** Asked for on each read; a figure that fails is left out and stops no other. */
  figure(name: string, help: string, ask: () => Figures | Promise<Figures>, labelNames: string[] = []): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => fill(gauge, ask, labelNames),
    });
  }

  /** Without a vital part this process can answer nobody. */
  part(name: string, { isVital = false }: { isVital?: boolean }, look: Look): void {
    this.parts.set(name, { isVital, look });
  }

  /** A part that cannot be asked counts as not working. */
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
  // Without labels it would show 0, as if measured.
  if (labelNames.length === 0) gauge.remove();
  const found = await Promise.resolve()
    .then(ask)
    .catch(() => []);
  if (typeof found === 'number') gauge.set(found);
  else for (const { labels, value } of found) gauge.set(labels, value);
}
