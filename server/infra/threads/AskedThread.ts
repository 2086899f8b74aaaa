import type { Worker } from 'node:worker_threads';
import type { Told } from './answerThread';
import { startThread } from './startThread';

export interface ThreadLimits {
  readonly waiting: number;
  readonly milliseconds: number;
}

export class ThreadBusyError extends Error {
  override readonly name = 'ThreadBusyError';
}

export class ThreadTimeoutError extends Error {
  override readonly name = 'ThreadTimeoutError';
}

interface Asked<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

export class AskedThread<Question, Answer> {
  private readonly waiting: Asked<Question, Answer>[] = [];
  private current: Asked<Question, Answer> | undefined;
  private worker: Worker | undefined;
  private isReady = false;
  private alarm: NodeJS.Timeout | undefined;

  constructor(
    private readonly path: string,
    private readonly base: string,
    private readonly limits: ThreadLimits,
  ) {}

  /** Rejects with what the thread threw, ThreadBusyError, ThreadTimeoutError, or the reason of the signal. */
  ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.waiting.length >= this.limits.waiting) throw new ThreadBusyError();
      const asked = { question, resolve, reject };
      this.waiting.push(asked);
      signal?.addEventListener('abort', () => this.drop(asked, signal.reason), { once: true });
      this.next();
    });
  }

  async stop(): Promise<void> {
    const { worker } = this;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the thread was stopped'));
    if (worker) this.lose(worker, new Error('the thread was stopped'));
    await worker?.terminate();
  }

  private drop(asked: Asked<Question, Answer>, reason: unknown): void {
    const at = this.waiting.indexOf(asked);
    if (at >= 0) this.waiting.splice(at, 1);
    asked.reject(reason);
  }

  private next(): void {
    if (this.current) return;
    this.current = this.waiting.shift();
    if (!this.current) return;
    const worker = (this.worker ??= this.hire());
    worker.ref();
    worker.postMessage(this.current.question);
    if (this.isReady) this.await(worker);
  }

  /** Loading the program does not count as the question's time. */
  private await(worker: Worker): void {
    const late = () => this.lose(worker, new ThreadTimeoutError());
    this.alarm = setTimeout(late, this.limits.milliseconds);
  }

  private hire(): Worker {
    const worker = startThread(this.path, this.base);
    this.isReady = false;
    worker.on('message', (told: Told<Answer>) => this.hear(worker, told));
    worker.once('error', (error) => this.lose(worker, error));
    worker.once('exit', (code) => this.lose(worker, new Error(`the thread ended with ${code}`)));
    return worker;
  }

  private hear(worker: Worker, told: Told<Answer>): void {
    if (worker !== this.worker) return;
    if ('ready' in told) {
      this.isReady = true;
      return this.current && this.await(worker);
    }
    const asked = this.done();
    if ('answer' in told) asked?.resolve(told.answer);
    else asked?.reject(told.failed);
    this.next();
  }

  private lose(worker: Worker, reason: unknown): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    this.done()?.reject(reason);
    void worker.terminate();
    this.next();
  }

  private done(): Asked<Question, Answer> | undefined {
    clearTimeout(this.alarm);
    // Only an answer that somebody waits for keeps the process.
    this.worker?.unref();
    const { current } = this;
    this.current = undefined;
    return current;
  }
}
