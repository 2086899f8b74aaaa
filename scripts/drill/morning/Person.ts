import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { emulatorToken } from '../../../tests/support/emulatorToken';
import type { WizardContext } from '../../../contract/wizard';
import type { Times } from './Times';
import { visits, type Visit } from './visits';

const TOTAL = visits.reduce((sum, { share }) => sum + share, 0);

interface How {
  readonly body?: object;
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Who asks, where it is not this person. */
  readonly uid?: string;
}

/** Somebody who is signed in, asks one thing, looks at it for a while, and asks the next. */
export class Person {
  readonly uid: string;
  readonly draft = randomUUID();
  /** What an earlier visit found, and a later one opens. */
  context?: WizardContext;
  policy?: string;
  document?: string;

  constructor(
    at: number,
    private readonly port: number,
    private readonly times: Times,
  ) {
    this.uid = `volume-${at + 1}`;
  }

  /** Between half of `thinkMs` and one and a half of it from an answer to the next question, as people do not ask in step. */
  async work(thinkMs: number, signal: AbortSignal): Promise<void> {
    const think = (least: number) =>
      pause(randomInt(least, Math.ceil(thinkMs * 1.5)), undefined, { signal }).catch(() => undefined);
    for (await think(0); !signal.aborted; await think(Math.floor(thinkMs / 2))) await chosen().make(this);
  }

  /** The answer's `Data`; undefined where it is a file, or an error, which counts for this kind of call. */
  async ask<Data>(what: string, path: string, how: How = {}): Promise<Data | undefined> {
    const began = performance.now();
    const failure = (error: unknown) => this.times.failed(what, String(error));
    const answer = await this.fetch(path, how).catch(failure);
    if (!answer) return undefined;
    if (!answer.ok) return failure(`${answer.status} ${await answer.text()}`);
    const isData = answer.headers.get('content-type')?.startsWith('application/json');
    const found = await (isData ? answer.json() : answer.arrayBuffer()).catch(failure);
    this.times.took(what, performance.now() - began);
    return isData ? (found as { Data: Data } | undefined)?.Data : undefined;
  }

  private fetch(
    path: string,
    { body, uid = this.uid, method = body ? 'POST' : 'GET' }: How,
  ): Promise<Response> {
    const token = emulatorToken({ sub: uid, email: `${uid.replace('demo-', '')}@lastro.test` });
    return fetch(`http://127.0.0.1:${this.port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
  }
}

function chosen(): Visit {
  let left = randomInt(TOTAL);
  return visits.find(({ share }) => (left -= share) < 0)!;
}
