import { HttpTransportType, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import type { Notification } from '../../../contract/notifications';

/** A quote that changed; without identifier any may have, while nobody listened. */
export interface QuoteChange {
  Identifier: string | null;
  Status: number | null;
}

export interface HubOptions {
  /** Address of the hub. */
  url: string;
  /** Of the signed-in user: the hub refuses any other. */
  email: string;
  /** A token that is good now; asked for at every connection. */
  token: () => Promise<string>;
  onRegistered: (unread: Notification[]) => void;
  onReceive: (notification: Notification) => void;
  onQuoteChanged: (change: QuoteChange) => void;
  /** Whether the line is up and subscribed. */
  onLive: (live: boolean) => void;
}

const FIRST_DELAY = 1_000;
/** A server that restarts is back within minutes: so long nobody waits more for its news. */
const DELAY_OF_RESTART = 4_000;
const ATTEMPTS_OF_RESTART = 60;
const LONGEST_DELAY = 30_000;

/** Milliseconds before the next attempt: twice as long each time, and never the same for all browsers at once. */
export function retryDelay(attempt: number, random = Math.random()): number {
  const longest = attempt < ATTEMPTS_OF_RESTART ? DELAY_OF_RESTART : LONGEST_DELAY;
  return Math.min(longest, FIRST_DELAY * 2 ** attempt) * (0.5 + random / 2);
}

/**
 * The line to the notification hub (specification 1 §7): WebSockets only, no negotiation. It comes up again by
 * itself, subscribes each time, and says nothing of its failures.
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

  /** Ends the line for good; one that is only coming up is let come up first, so that the browser logs nothing. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.beginning;
    await this.connection.stop();
  }

  /** Automatic reconnection is for what was up before: a first start is tried again by hand. */
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
      // Cut off meanwhile, or refused: from the beginning, after a pause.
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
