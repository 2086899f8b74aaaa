import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { whenTaken } from './waitForDatabase';

const CONNECT_MS = 10_000;
const HEARTBEAT_MS = 30_000;
const HEARTBEAT_PATIENCE_MS = 10_000;
const RETRY_MS = 500;

export interface Hearing {
  heard(payload: string): void;
  /** The connection was lost and is back; notifications sent in between are lost. */
  resumed(): void;
  failed(error: Error): void;
}

export interface Listening {
  isHearing(): boolean;
  stop(): Promise<void>;
}

/**
 * LISTENs on `channel` of the database at `url` over a connection of its own, and again whenever that is lost.
 * It needs a direct connection: behind a pooler that changes connections by transaction nothing is heard.
 * The first connection is waited for as at the start of a server, and rejects after that.
 */
export async function listen(url: string, channel: string, hearing: Hearing): Promise<Listening> {
  const listener = new Listener(url, channel, hearing);
  await whenTaken(() => listener.open(), { waiting: (refusal) => hearing.failed(refusal) });
  return listener;
}

class Listener implements Listening {
  private client: Client | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly hearing: Hearing,
  ) {}

  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: HEARTBEAT_PATIENCE_MS,
      keepAlive: true,
      application_name: 'lastro-listen',
    });
    client.on('error', (error) => this.hearing.failed(error));
    client.on('notification', ({ payload }) => this.hearing.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.use(client);
  }

  isHearing(): boolean {
    return this.client !== undefined;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.heartbeat);
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private use(client: Client): void {
    this.client = client;
    client.once('end', () => this.lost(client));
    // A connection that died without a word is found by asking.
    const look = () => client.query('select 1').catch(() => this.lost(client));
    this.heartbeat = setInterval(() => void look(), HEARTBEAT_MS).unref();
  }

  private lost(client: Client): void {
    if (this.client !== client) return;
    clearInterval(this.heartbeat);
    this.client = undefined;
    void client.end().catch(() => undefined);
    void this.reopen();
  }

  private async reopen(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.open();
        return signal.aborted ? await this.stop() : this.hearing.resumed();
      } catch (error) {
        this.hearing.failed(error as Error);
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
