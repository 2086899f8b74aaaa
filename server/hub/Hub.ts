import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { User } from '../db/schema';
import type { Deps } from '../deps';
import { refuse } from '../http/refuse';
import { Problem } from '../http/Problem';
import type { TokenIdentity } from '../infra/identity/VerifyIdToken';
import type { Gatekeeper } from './Gatekeeper';
import { HubConnection } from './HubConnection';
import { isForeign } from './isForeign';
import { refuseUpgrade } from './refuseUpgrade';

const MAX_MESSAGE_BYTES = 32_000;
const MAX_CONNECTIONS_OF_USER = 20;
const GOODBYE_MS = 2000;
/** The longest that a timer can wait, 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Guest {
  user: User;
  identity: TokenIdentity;
}

export type Welcome = (connection: HubConnection, user: User, socket: WebSocket) => void;

/** Serves a SignalR hub over WebSockets, without negotiation, to registered users. */
export class Hub {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  private readonly connections = new Map<HubConnection, Guest>();
  private isStopping = false;
  /** Counts ended sessions: a user looked up before one of them must be looked up again. */
  private endings = 0;

  constructor(
    private readonly logger: Deps['logger'],
    private readonly gatekeeper: Gatekeeper,
    private readonly path: string,
    private readonly welcome: Welcome,
  ) {}

  get size(): number {
    return this.connections.size;
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Until ws takes it over nobody else listens, and an unheard error would end the process.
    socket.on('error', () => socket.destroy());
    if (this.isStopping) return refuseUpgrade(socket, 503);
    if (pathOf(request) !== this.path) return refuseUpgrade(socket, 404);
    if (isForeign(request.headers)) return refuseUpgrade(socket, 403);
    try {
      const guest = await this.admit(request);
      if (this.countOf(guest.user) >= MAX_CONNECTIONS_OF_USER) return refuseUpgrade(socket, 429);
      this.server.handleUpgrade(request, socket, head, (webSocket) => this.open(webSocket, guest));
    } catch (error) {
      refuseUpgrade(socket, error);
    }
  }

  /** Tells every client to come back, to another process or later, and waits until they are gone. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const sockets = [...this.server.clients];
    const gone = sockets.map((socket) => new Promise((done) => socket.once('close', done)));
    for (const connection of this.connections.keys()) connection.close();
    const cutOff = setTimeout(() => sockets.forEach((socket) => socket.terminate()), GOODBYE_MS);
    await Promise.all(gone);
    clearTimeout(cutOff);
  }

  /** Closes the connections of that user, or of anybody, whose session is no longer valid. */
  async askAgain(uid?: string): Promise<void> {
    this.endings += 1;
    for (const [connection, { user, identity }] of this.connections) {
      if (uid !== undefined && user.uid !== uid) continue;
      if (!(await this.mayStay(identity))) connection.close();
    }
  }

  private async mayStay(identity: TokenIdentity): Promise<boolean> {
    try {
      await this.gatekeeper.userOf(identity);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      // The database gave no answer: nobody is cut off for it.
      this.logger.error(error);
      return true;
    }
  }

  private async admit(request: IncomingMessage): Promise<Guest> {
    const token = tokenOf(request);
    if (!token) throw refuse('SESSION_EXPIRED');
    const identity = await this.gatekeeper.identityOf(token);
    const { endings } = this;
    const user = await this.gatekeeper.userOf(identity);
    return { user: endings === this.endings ? user : await this.gatekeeper.userOf(identity), identity };
  }

  private countOf({ uid }: User): number {
    return [...this.connections.values()].filter(({ user }) => user.uid === uid).length;
  }

  private open(socket: WebSocket, guest: Guest): void {
    const { user, identity } = guest;
    const connection = new HubConnection(socket, (error) => this.logger.error(error));
    const timeLeft = Math.min(identity.expiresAt * 1000 - Date.now(), LONGEST_TIMER_MS);
    const expiry = setTimeout(() => connection.close(), timeLeft).unref();
    this.connections.set(connection, guest);
    socket.once('close', () => {
      clearTimeout(expiry);
      this.connections.delete(connection);
    });
    this.welcome(connection, user, socket);
    // Accepted while stopping.
    if (this.isStopping) connection.close();
  }
}

function pathOf({ url = '' }: IncomingMessage): string | undefined {
  return url.split('?', 1)[0];
}

/** A browser cannot set headers on a WebSocket, so its token is in the query. */
function tokenOf({ url = '', headers }: IncomingMessage): string | undefined {
  const query = new URLSearchParams(url.split('?')[1]);
  return query.get('access_token') ?? headers.authorization?.replace(/^bearer /i, '');
}
