import { setTimeout as pause } from 'node:timers/promises';
import { addDays, civilDayOf } from '../../engine/values';
import { bidRecord } from '../../server/testing/bidRecord';
import { hubClient, type Changed, type HubClient } from '../../server/testing/hubClient';
import { pdf } from '../../server/testing/pdfSamples';
import { emulatorToken } from '../../tests/support/emulatorToken';

const EVERY_MS = 100;
const READERS = 4;
const EMAIL = 'tomador@lastro.test';
const customer = () => emulatorToken({ sub: 'demo-tomador', email: EMAIL });
const executive = () => emulatorToken({ sub: 'demo-executivo', email: 'executivo@lastro.test' });

const LISTS = ['/InsurancePolicy/search', '/financial/search', '/quotes/search'];

interface Listed {
  readonly Items: readonly { readonly Identifier: string; readonly Status: number }[];
}

/** People who write at one server and look at the other, at once: what they did, what they were told, what somebody else did. */
export class Readers {
  private readonly stopping = new AbortController();
  private readonly told: HubClient;
  private readonly refetches: Promise<void>[] = [];
  private working: Promise<unknown> = Promise.resolve();
  checked = { own: 0, others: 0, news: 0, documents: 0 };
  readonly stale: string[] = [];
  readonly errors: string[] = [];
  /** Told to come back: 503 with Retry-After, which a failover may say. */
  refusals = 0;
  times: number[] = [];

  constructor(private readonly ports: readonly [number, number]) {
    this.told = hubClient(`http://127.0.0.1:${ports[0]}`, customer, EMAIL);
  }

  async begin(): Promise<void> {
    this.told.connection.on('QuoteChanged', (one: Changed) => this.refetches.push(this.seeNews(one)));
    await this.told.connection.start();
    await this.told.subscribe(EMAIL);
    const readers = Array.from({ length: READERS }, (_, at) => this.repeat(() => this.readList(at)));
    this.working = Promise.all([
      this.repeat((turn) => this.writeAndLook(turn)),
      this.repeat((turn) => this.uploadAndOpen(turn)),
      ...readers,
    ]);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.working;
    await Promise.all(this.refetches);
    await this.told.connection.stop();
  }

  private async repeat(work: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !this.stopping.signal.aborted; turn += 1) {
      await work(turn).catch((error: unknown) => this.note(error));
      await pause(EVERY_MS);
    }
  }

  private async readList(at: number): Promise<void> {
    await this.ask(at, LISTS[at % LISTS.length]!, { body: {} });
  }

  private async writeAndLook(turn: number): Promise<void> {
    const today = civilDayOf(new Date());
    const term = { startDateValidity: today, deadline: 90, endDateValidity: addDays(today, 90) };
    const bid = bidRecord({ objectProperty: term });
    const { Identifier } = await this.ask<{ Identifier: string }>(turn, '/quote/bid', { body: { bid } });
    const look = async (path: string, token: string, more = {}) =>
      (await this.ask<Listed>(turn + 1, path, { body: { Text: Identifier, ...more }, token })).Items.length;
    const [own, others] = await Promise.all([
      look('/quotes/search', customer()),
      look('/desk/queue', executive(), { All: true }),
    ]);
    this.checked.own += 1;
    this.checked.others += 1;
    if (own === 0) this.stale.push(`own ${Identifier}`);
    if (others === 0) this.stale.push(`of others ${Identifier}`);
  }

  private async uploadAndOpen(turn: number): Promise<void> {
    const content = pdf();
    const body = { DocumentName: 'edital.pdf', DocumentType: 'application/pdf' };
    const id = await this.ask<string>(turn, '/document/save', {
      body: { ...body, content: content.toString('base64') },
    });
    const answer = await this.fetch(turn + 1, `/wings/document?wingsDocumentId=${id}`);
    this.checked.documents += 1;
    if (!Buffer.from(await answer.arrayBuffer()).equals(content)) this.stale.push(`document ${id}`);
  }

  /** As a page does that hears of a change: it reads its list anew, wherever it is answered. */
  private async seeNews({ Identifier, Status }: Changed): Promise<void> {
    if (Identifier === null) return;
    const page = await this.ask<Listed>(1, '/quotes/search', { body: { Text: Identifier } }).catch(
      (error: unknown) => this.note(error),
    );
    if (!page) return;
    this.checked.news += 1;
    const seen = page.Items[0]?.Status ?? 0;
    if (seen < (Status ?? 0)) this.stale.push(`news of ${Identifier}: ${seen}, was told ${Status}`);
  }

  private async ask<Data>(at: number, path: string, how: { body?: object; token?: string }): Promise<Data> {
    const answer = await this.fetch(at, path, how);
    return ((await answer.json()) as { Data: Data }).Data;
  }

  private async fetch(at: number, path: string, { body, token = customer() }: How = {}): Promise<Response> {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${this.ports[at % 2]}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
    this.times.push(performance.now() - began);
    if (answer.status === 503 && answer.headers.has('retry-after')) throw new ToldToComeBack();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  private note(error: unknown): undefined {
    if (error instanceof ToldToComeBack) this.refusals += 1;
    else this.errors.push(String(error));
  }
}

class ToldToComeBack extends Error {}

interface How {
  body?: object;
  token?: string;
}
