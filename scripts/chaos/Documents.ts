import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectStore } from '../../server/adapters/objects/ObjectStore';
import { ObjectStoreDown } from '../../server/adapters/objects/ObjectStore';
import type { Db } from '../../server/db/db';
import { databaseProblem } from '../../server/http/databaseProblem';
import { hashOf } from '../../server/modules/documents/content';
import { moveDocuments } from '../../server/modules/documents/moveDocuments';
import { pdf } from '../../server/testing/pdfSamples';
import type { ServerProcess } from '../../server/testing/serverProcess';
import { emulatorToken } from '../../tests/support/emulatorToken';

const UPLOADERS = 3;
const BETWEEN_MS = 100;
const PATIENCE_MS = 45_000;
/** A bucket that was given up is asked again after half a minute. */
const BACK_MS = 90_000;

const authorization = `Bearer ${emulatorToken({ sub: 'demo-tomador', email: 'tomador@lastro.test' })}`;

interface Ground {
  readonly servers: readonly Pick<ServerProcess, 'port'>[];
  readonly db: Db;
  readonly objects: ObjectStore;
}

/** People who upload documents and open them, while the documents are moved to the bucket. */
export class Documents {
  /** By the id that was told, the hash of what was sent. */
  readonly told = new Map<string, string>();
  /** Uploads that were not confirmed: such a document may be there or not. */
  unconfirmed = 0;
  /** Openings that were told to come back. */
  refusals = 0;
  readonly wrong: string[] = [];
  private readonly stopping = new AbortController();
  private readonly working: Promise<unknown>;

  /** `known` are those of before, which are opened too. */
  constructor(
    private readonly ground: Ground,
    private readonly known: Map<string, string>,
  ) {
    this.working = Promise.all([
      ...Array.from({ length: UPLOADERS }, () => this.repeat((turn) => this.upload(turn))),
      this.repeat((turn) => this.openAny(turn)),
      this.repeat(() => this.move()),
    ]);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  /** Milliseconds until each server opens all that was told; null when it never does. Every document is opened at each. */
  async allOpen(): Promise<number | null> {
    const began = performance.now();
    for (const turn of this.ground.servers.keys())
      for (const id of this.known.keys())
        while (!(await this.isOpened(turn, id))) {
          if (performance.now() - began > BACK_MS) return null;
          await pause(BETWEEN_MS);
        }
    return performance.now() - began;
  }

  private async repeat(work: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !this.stopping.signal.aborted; turn += 1) {
      await work(turn);
      await pause(BETWEEN_MS);
    }
  }

  private async upload(turn: number): Promise<void> {
    const content = Buffer.concat([pdf(), Buffer.from(`%${randomUUID()}\n`)]);
    const named = { DocumentName: 'edital.pdf', DocumentType: 'application/pdf' };
    const body = JSON.stringify({ ...named, content: content.toString('base64') });
    const answer = await this.ask(turn, '/document/save', { method: 'POST', body });
    if (answer?.ok) {
      const { Data } = (await answer.json()) as { Data: string };
      this.told.set(Data, hashOf(content));
      this.known.set(Data, hashOf(content));
    } else {
      this.unconfirmed += 1;
      if (answer) await this.note(answer);
    }
  }

  private async openAny(turn: number): Promise<void> {
    const ids = [...this.known.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    if (id && !(await this.isOpened(turn, id))) this.refusals += 1;
  }

  /** Notes other bytes than were sent. */
  private async isOpened(turn: number, id: string): Promise<boolean> {
    const answer = await this.ask(turn, `/wings/document?wingsDocumentId=${id}`);
    if (!answer?.ok) {
      if (answer) await this.note(answer);
      return false;
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (hashOf(bytes) !== this.known.get(id)) this.wrong.push(`document ${id} has other bytes`);
    return true;
  }

  private async note(answer: Response): Promise<void> {
    if (answer.status === 503 && answer.headers.has('retry-after')) return;
    this.wrong.push(`${answer.status} ${await answer.text()}`);
  }

  /** As the hourly round does, which begins anew after whatever ended it. */
  private async move(): Promise<void> {
    const { signal } = this.stopping;
    const { db, objects } = this.ground;
    await moveDocuments({ db, objects, place: 'bucket', signal }).catch((error: unknown) => {
      const isHarm = error instanceof ObjectStoreDown || databaseProblem(error) !== undefined;
      if (!isHarm) this.wrong.push(`the move ended: ${String(error)}`);
    });
  }

  private ask(turn: number, path: string, request: RequestInit = {}): Promise<Response | null> {
    const { servers } = this.ground;
    const headers = { authorization, ...(request.body ? { 'content-type': 'application/json' } : {}) };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const url = `http://127.0.0.1:${servers[turn % servers.length]?.port}/api${path}`;
    return fetch(url, { ...request, headers, signal }).catch(() => null);
  }
}
