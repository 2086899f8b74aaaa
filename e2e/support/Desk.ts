import { expect } from '@playwright/test';
import { DEMONSTRATION_PASSWORD } from '../../server/infra/identity/demonstrationAccounts';
import { addDays } from '../../engine/values/civilDay';
import { bidRecord, type BidChanges } from '../../server/testing/bidRecord';

/** A demonstration account, by the first part of its e-mail. */
export type DemonstrationName =
  | 'cliente'
  | 'tomador'
  | 'responsavel'
  | 'pessoafisica'
  | 'semcliente'
  | 'executivo'
  | 'analista'
  | 'aprovador';

/** A person of a journey's own (ownPerson). */
export type OwnName = `proprio-${string}`;

/** Whom a journey signs in as. */
export type Account = DemonstrationName | OwnName;

const WIZARD = 'licitante';
/** Of the draft that a journey leaves of each wizard. */
const KEY = 'd0000000-0000-4000-8000-0000000000e2';

/** What a quote's answer is, as far as journeys look at it. */
interface QuoteAnswer {
  Status: number;
  Quote: object | null;
  /** The desk's answer alone: why a person has to look. */
  Doubt?: string | null;
}

interface PublicConfigAnswer {
  Data: { firebase: { emulatorHost: string; apiKey: string } };
}

/** What a journey's request is about. */
interface Request {
  notice: string;
  guarantee: number;
  /** Name of the insured, where it matters. */
  insured?: string;
  /** What else differs from tomador@lastro.test's usual request. */
  changes?: BidChanges;
}

/** An account at the API, past the browser: brings about what a journey begins with. */
export class Desk {
  private constructor(
    private readonly baseURL: string,
    private readonly token: string,
  ) {}

  static async open(baseURL: string, account: Account): Promise<Desk> {
    const { Data } = (await (await fetch(`${baseURL}/api/config`)).json()) as PublicConfigAnswer;
    const { emulatorHost, apiKey } = Data.firebase;
    const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    const credentials = { email: `${account}@lastro.test`, password: DEMONSTRATION_PASSWORD };
    const answer = await fetch(`http://${emulatorHost}/${path}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...credentials, returnSecureToken: true }),
    });
    return new Desk(baseURL, ((await answer.json()) as { idToken: string }).idToken);
  }

  /** Data of the answer; throws with the server's message when it is refused. */
  async call<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const headers = {
      Authorization: `Bearer ${this.token}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    };
    const send = { method, headers, body: body ? JSON.stringify(body) : null };
    let response = await fetch(`${this.baseURL}/api${path}`, send);
    // A server that is out of breath refuses before it has done anything.
    await expect
      .poll(async () => {
        if (response.status === 503) response = await fetch(`${this.baseURL}/api${path}`, send);
        return response.status;
      })
      .not.toBe(503);
    const answer = (await response.json()) as { Data: Data; Message: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.Message}`);
    return answer.Data;
  }

  async today(): Promise<string> {
    return (await this.call<{ today: string }>('GET', '/wizard/context')).today;
  }

  /** Leaves the wizard half filled on the server, as another browser would have. */
  async keepDraft(
    answers: Readonly<Record<string, unknown>>,
    steps: Readonly<Record<string, string>>,
    wizard = WIZARD,
  ): Promise<void> {
    await this.call('PUT', `/draft/${wizard}/${KEY}`, { definition: 'journey', answers, steps });
  }

  async forgetDrafts(): Promise<void> {
    for (const { Product, Key } of await this.drafts()) await this.call('DELETE', `/draft/${Product}/${Key}`);
  }

  async drafts(): Promise<{ Product: string; Key: string }[]> {
    return this.call('GET', '/draft');
  }

  /** Registers a request of tomador@lastro.test that starts today, and waits until the insurer has answered. */
  async register({ notice, guarantee, insured, changes = {} }: Request): Promise<string> {
    const today = await this.today();
    const objectProperty = {
      noticeNumber: notice,
      objectText: `Edital: ${notice}. Obras de drenagem`,
      startDateValidity: today,
      endDateValidity: addDays(today, 90),
      guaranteeValue: guarantee,
      ...changes.objectProperty,
    };
    const named = insured ? { name: insured } : {};
    const bid = bidRecord({ ...changes, insured: { ...changes.insured, ...named }, objectProperty });
    const { Identifier } = await this.call<{ Identifier: string }>('POST', '/quote/bid', { bid });
    await expect.poll(() => this.isAnswered(Identifier), { intervals: [100] }).toBe(true);
    return Identifier;
  }

  /** What a person is to decide shows no premium to its customer: the executive sees it, or why nobody rated it. */
  private async isAnswered(identifier: string): Promise<boolean> {
    const quote = await this.call<QuoteAnswer>('GET', `/quote?identifier=${identifier}`);
    if (quote.Status !== 1) return true;
    const executive = await Desk.open(this.baseURL, 'executivo');
    const request = await executive.call<QuoteAnswer>('GET', `/desk/quote?identifier=${identifier}`);
    return Boolean(request.Quote ?? request.Doubt);
  }
}
