import { randomUUID } from 'node:crypto';
import { emulatorToken } from '../../../tests/support/emulatorToken';
import type { WizardContext } from '../../../contract/wizard';
import type { Times } from './Times';

interface How {
  readonly body?: object;
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Who asks, where it is not this person. */
  readonly uid?: string;
}

/** Somebody who is signed in, and what they have found so far. */
export class Person {
  readonly uid: string;
  readonly draft = randomUUID();
  /** What an earlier visit found, and a later one opens. */
  context: WizardContext | undefined;
  policy: string | undefined;
  document: string | undefined;

  constructor(
    at: number,
    private readonly port: number,
    private readonly times: Times,
  ) {
    this.uid = `volume-${at + 1}`;
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
      body: body ? JSON.stringify(body) : null,
    });
  }
}
