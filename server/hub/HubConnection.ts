import { JsonHubProtocol, MessageType, NullLogger } from '@microsoft/signalr';
import type { HubMessage, InvocationMessage } from '@microsoft/signalr';
import type { RawData, WebSocket } from 'ws';
import { takeHandshake } from './handshake';

/** What a client may call, by name. What is returned answers the call; a HubError tells the client why not. */
export type HubMethods = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;

export class HubError extends Error {
  override readonly name = 'HubError';
}

export interface HubTimes {
  pingMs: number;
  silenceMs: number;
}

const TIMES: HubTimes = { pingMs: 15_000, silenceMs: 30_000 };
const MAX_WAITING = 32;
const POLICY_VIOLATION = 1008;
const INTERNAL = 'Contate o administrador do sistema!';

const protocol = new JsonHubProtocol();

export class HubConnection {
  private methods: HubMethods = {};
  private isGreeted = false;
  private turn: Promise<void> = Promise.resolve();
  private waiting = 0;
  private readonly silence: NodeJS.Timeout;
  private readonly pings: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly onError: (error: unknown) => void,
    { pingMs, silenceMs }: HubTimes = TIMES,
  ) {
    this.silence = setTimeout(() => socket.terminate(), silenceMs).unref();
    this.pings = setInterval(() => this.ping(), pingMs).unref();
    socket.on('message', (data, isBinary) => this.heard(data, isBinary));
    socket.on('error', onError);
    socket.on('close', () => {
      clearTimeout(this.silence);
      clearInterval(this.pings);
    });
  }

  serve(methods: HubMethods): void {
    this.methods = methods;
  }

  send(target: string, ...args: unknown[]): void {
    this.write({ type: MessageType.Invocation, target, arguments: args });
  }

  /** Does `work` after everything that is under way for this client, so that messages keep their order. */
  inTurn(work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch(this.onError);
  }

  /** Closes so that a client with automatic reconnection comes back, with a fresh token. */
  close(): void {
    this.write({ type: MessageType.Close, allowReconnect: true });
    this.socket.close();
  }

  private heard(data: RawData, isBinary: boolean): void {
    this.silence.refresh();
    if (isBinary) return this.refuse();
    try {
      const text = String(data);
      this.take(this.isGreeted ? text : this.greet(text));
    } catch {
      this.refuse();
    }
  }

  private greet(text: string): string {
    const { reply, rest, isAccepted } = takeHandshake(text);
    this.socket.send(reply);
    if (!isAccepted) this.socket.close(POLICY_VIOLATION);
    this.isGreeted = isAccepted;
    return isAccepted ? rest : '';
  }

  private take(text: string): void {
    if (text === '') return;
    for (const message of protocol.parseMessages(text, NullLogger.instance)) {
      if (message.type === MessageType.Invocation) this.call(message);
      else if (message.type === MessageType.Close) this.socket.close();
    }
  }

  private call(message: InvocationMessage): void {
    if (this.waiting >= MAX_WAITING) return this.refuse();
    this.waiting += 1;
    this.inTurn(async () => {
      this.answer(message, await this.outcomeOf(message));
      this.waiting -= 1;
    });
  }

  private async outcomeOf({ target, arguments: args }: InvocationMessage): Promise<object> {
    const method = Object.hasOwn(this.methods, target) ? this.methods[target] : undefined;
    if (!method) return { error: 'Unknown method.' };
    try {
      return { result: (await method(...args)) ?? null };
    } catch (error) {
      if (error instanceof HubError) return { error: error.message };
      this.onError(error);
      return { error: INTERNAL };
    }
  }

  /** A call without an id wants no answer. */
  private answer({ invocationId }: { invocationId?: string }, outcome: object): void {
    if (invocationId) this.write({ type: MessageType.Completion, invocationId, ...outcome });
  }

  private ping(): void {
    if (this.isGreeted) this.write({ type: MessageType.Ping });
  }

  private refuse(): void {
    this.write({ type: MessageType.Close, error: 'Protocol error.' });
    this.socket.close(POLICY_VIOLATION);
  }

  private write(message: HubMessage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(protocol.writeMessage(message));
  }
}
