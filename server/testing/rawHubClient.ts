import { WebSocket } from 'ws';

export interface RawHubClient {
  socket: WebSocket;
  /** Sends messages, each followed by the separator, in one frame. */
  send(...messages: unknown[]): void;
  next(): Promise<Record<string, unknown>>;
  ended: Promise<number>;
  pings: number;
}

const SEPARATOR = '\x1e';
const PING = 6;

export const HANDSHAKE = { protocol: 'json', version: 1 };

export async function rawHubClient(url: string, origin?: string): Promise<RawHubClient> {
  const socket = new WebSocket(url, { origin });
  const waiting: ((message: Record<string, unknown>) => void)[] = [];
  const heard: Record<string, unknown>[] = [];
  const client: RawHubClient = {
    socket,
    pings: 0,
    send: (...messages) => socket.send(messages.map((each) => JSON.stringify(each) + SEPARATOR).join('')),
    next: () => new Promise((done) => (heard.length > 0 ? done(heard.shift()!) : waiting.push(done))),
    ended: new Promise((done) => socket.once('close', done)),
  };
  socket.on('message', (data) => {
    for (const text of String(data).split(SEPARATOR).slice(0, -1)) {
      const message = JSON.parse(text) as Record<string, unknown>;
      if (message.type === PING) client.pings += 1;
      else (waiting.shift() ?? ((each) => heard.push(each)))(message);
    }
  });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  return client;
}
