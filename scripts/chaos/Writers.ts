import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, civilDayOf } from '../../engine/values';
import { bidRecord } from '../../server/testing/bidRecord';
import type { ServerProcess } from '../../server/testing/serverProcess';
import { emulatorToken } from '../../tests/support/emulatorToken';

const WRITERS = 8;
const AGAIN_MS = 250;
/** Longer than any answer of a working server takes. */
const PATIENCE_MS = 45_000;
const LOOK_MS = 500;

const token = emulatorToken({ sub: 'demo-tomador', email: 'tomador@lastro.test' });
const later = (days: number) => addDays(civilDayOf(new Date()), days);

export class Writers {
  readonly told = new Map<string, string>();
  refusals = 0;
  /** Answers that are neither 200 nor 503 with Retry-After. */
  readonly wrong: string[] = [];
  unanswered = 0;
  slowestHealthMs = 0;
  private readonly ends: number[] = [];
  private readonly stopping = new AbortController();
  private readonly working: Promise<unknown>;

  constructor(
    private readonly servers: readonly Pick<ServerProcess, 'port'>[],
    count = WRITERS,
  ) {
    const writers = Array.from({ length: count }, (_, index) => this.write(index));
    this.working = Promise.all([...writers, this.watchHealth()]);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  /** Milliseconds from `moment` to the first write that was begun and answered after it. */
  timeBack(moment: number): number | null {
    const first = this.ends.filter((end) => end > moment).toSorted((a, b) => a - b)[0];
    return first === undefined ? null : first - moment;
  }

  longestPause(): number {
    return Math.max(0, ...this.ends.slice(1).map((end, index) => end - this.ends[index]!));
  }

  private async write(index: number): Promise<void> {
    while (!this.stopping.signal.aborted) await this.register(randomUUID(), index);
  }

  private async register(key: string, index: number): Promise<void> {
    const objectProperty = { startDateValidity: later(0), deadline: 90, endDateValidity: later(90) };
    const body = JSON.stringify({ bid: bidRecord({ objectProperty }) });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    for (let attempt = index; ; attempt += 1) {
      const answer = await this.ask(attempt, '/quote/bid', { method: 'POST', headers, body });
      if (answer?.ok) return this.note(key, (await answer.json()) as { Data: { Identifier: string } });
      this.refusals += 1;
      if (!answer) this.unanswered += 1;
      if (answer && !(answer.status === 503 && answer.headers.has('retry-after'))) {
        this.wrong.push(`${answer.status} ${await answer.text()}`);
      }
      await pause(AGAIN_MS);
    }
  }

  private note(key: string, { Data }: { Data: { Identifier: string } }): void {
    this.told.set(key, Data.Identifier);
    this.ends.push(performance.now());
  }

  private async ask(attempt: number, path: string, request: RequestInit): Promise<Response | null> {
    const server = this.servers[attempt % this.servers.length];
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const url = `http://127.0.0.1:${server?.port}/api${path}`;
    return fetch(url, { ...request, signal }).catch(() => null);
  }

  private async watchHealth(): Promise<void> {
    for (let attempt = 0; !this.stopping.signal.aborted; attempt += 1) {
      const began = performance.now();
      await this.ask(attempt, '/health', {});
      this.slowestHealthMs = Math.max(this.slowestHealthMs, performance.now() - began);
      await pause(LOOK_MS);
    }
  }
}
