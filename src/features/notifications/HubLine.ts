import { HttpTransportType, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import type { Notification } from '../../../contract/notifications';

/** Null: any quote may have changed while the connection was down. */
export interface QuoteChange {
  Identifier: string | null;
  Status: number | null;
}

export interface HubOptions {
  url: string;
  /** Of the signed-in user: the hub refuses any other. */
  email: string;
  /** A token that is good now; asked for at every connection. */
  token: () => Promise<string>;
  onRegistered: (unread: Notification[]) => void;
  onReceive: (notification: Notification) => void;
  onQuoteChanged: (change: QuoteChange) => void;
  onLive: (live: boolean) => void;
}

const FIRST_DELAY = 1_000;
/** A restarting server is back within minutes, so retries stay short for so long. */
const DELAY_OF_RESTART = 4_000;
const ATTEMPTS_OF_RESTART = 60;
const LONGEST_DELAY = 30_000;

/** Milliseconds before the next attempt: twice as long each time, and never the same for all browsers at once. */
export function retryDelay(attempt: number, random = Math.random()): number {
  const longest = attempt < ATTEMPTS_OF_RESTART ? DELAY_OF_RESTART : LONGEST_DELAY;
  return Math.min(longest, FIRST_DELAY * 2 ** attempt) * (0.5 + random / 2);
}

/**
 * The connection to the notification hub (specification 1 §7): WebSockets only, no negotiation; reconnects,
 * resubscribes, and reports no failures.
 */
export class HubLine {
  private readonly connection: HubConnection;
  private readonly ending = new AbortController();
  private beginning: Promise<void> = Promise.resolve();

  constructor(private readonly options: HubOptions) {
    this.connection = build(options);
    this.connection.on('Registered', options.onRegistered);
    this.connection.on('Receive', options.onReceive);
    this.connection.on('QuoteChanged', options.onQuoteChanged);
    this.connection.onreconnecting(() => options.onLive(false));
    this.connection.onreconnected(() => this.subscribe());
    this.connection.onclose(() => this.closed());
  }

  start(): void {
    this.beginning = this.begin();
  }

  /** Ends for good; a connection being opened is first awaited, so that the browser logs no error. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.beginning;
    await this.connection.stop();
  }

  /** Automatic reconnection does not cover the first start, which is retried here. */
  private async begin(): Promise<void> {
    const { signal } = this.ending;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      if (await this.comesUp()) return this.subscribe();
      await pause(retryDelay(attempt), signal);
    }
  }

  private comesUp(): Promise<boolean> {
    if (this.connection.state !== HubConnectionState.Disconnected) return Promise.resolve(true);
    return this.connection.start().then(
      () => true,
      () => false,
    );
  }

  private async subscribe(): Promise<void> {
    try {
      await this.connection.invoke('Subscribe', { UserEmail: this.options.email });
      this.options.onLive(true);
    } catch {
      // Disconnected meanwhile, or refused: starts over after a pause.
      if (this.connection.state === HubConnectionState.Connected) await this.connection.stop();
    }
  }

  private closed(): void {
    this.options.onLive(false);
    if (this.ending.signal.aborted) return;
    this.beginning = pause(retryDelay(0), this.ending.signal).then(() => this.begin());
  }
}

function build({ url, token }: HubOptions): HubConnection {
  const accessTokenFactory = token;
  return new HubConnectionBuilder()
    .withUrl(url, { skipNegotiation: true, transport: HttpTransportType.WebSockets, accessTokenFactory })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) => retryDelay(previousRetryCount),
    })
    .configureLogging(LogLevel.None)
    .build();
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
