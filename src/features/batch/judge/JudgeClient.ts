// Vite gives the address of the file that it builds for the worker.
// oxlint-disable-next-line import/default
import workerUrl from './judge.worker?worker&url';
import type { Environment, RowTexts, SheetColumn } from '../../../../engine/index';
import { failureOf, type WizardHost } from '../../../../renderers';
import { trustedAddress } from '../../../shared/trustedAddress';
import { type RawSheet, SheetRefusal } from '../sheet/RawSheet';
import type { FromJudge, ToJudge } from './messages';
import type { PricedRow } from './priceOfRow';

interface Waiting {
  readonly onMessage: (message: FromJudge) => void;
  readonly onEnd: () => void;
}

class JudgeEnded extends Error {}

/**
 * Judges in a worker so that the page stays responsive; source lookups come back to the page, which has the token.
 */
export class JudgeClient {
  private readonly worker = new Worker(trustedAddress('sheet-worker', workerUrl), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly ask: WizardHost['lookup']) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromJudge>) => this.take(data));
    this.worker.addEventListener('error', () => this.end());
  }

  /** Rejects with JudgeEnded where the definition cannot be had. */
  async open(definition: string, env: Environment): Promise<readonly SheetColumn[]> {
    const answer = await this.run((id) => ({ type: 'open', id, definition, env }));
    if (answer.type !== 'opened') throw new JudgeEnded();
    return answer.columns;
  }

  /** Throws SheetRefusal. */
  async read(bytes: Uint8Array): Promise<RawSheet> {
    const answer = await this.run((id) => ({ type: 'read', id, bytes }));
    if (answer.type === 'refused') throw new SheetRefusal(answer.refusal, answer.found);
    if (answer.type !== 'sheet') throw new SheetRefusal('broken');
    return answer.sheet;
  }

  /** Tells of each row as it is judged. Rejects with JudgeEnded where it was cancelled. */
  async judge(rows: readonly RowTexts[], onJudged: (place: number, row: PricedRow) => void): Promise<void> {
    const answer = await this.run(
      (id) => ({ type: 'judge', id, rows }),
      (message) => message.type === 'judged' && onJudged(message.place, message.row),
    );
    if (answer.type !== 'done') throw new JudgeEnded();
  }

  end(): void {
    this.worker.terminate();
    const cut = [...this.waiting.values()];
    this.waiting.clear();
    for (const { onEnd } of cut) onEnd();
  }

  private run(
    message: (id: number) => ToJudge,
    onPart?: (message: FromJudge) => unknown,
  ): Promise<FromJudge> {
    const id = (this.last += 1);
    return new Promise((resolve, reject) => {
      const onMessage = (answer: FromJudge) => {
        if (answer.type === 'judged') return void onPart?.(answer);
        this.waiting.delete(id);
        resolve(answer);
      };
      this.waiting.set(id, { onMessage, onEnd: () => reject(new JudgeEnded()) });
      this.tell(message(id));
    });
  }

  private take(message: FromJudge): void {
    if (message.type !== 'ask') return this.waiting.get(message.id)?.onMessage(message);
    const { id, source, request } = message;
    void this.ask(source, request).then(
      (data) => this.tell({ type: 'said', id, answer: { data } }),
      (error: unknown) => this.tell({ type: 'said', id, answer: { failed: true, ...failureOf(error) } }),
    );
  }

  private tell(message: ToJudge): void {
    this.worker.postMessage(message);
  }
}
