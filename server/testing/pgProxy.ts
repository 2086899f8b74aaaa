import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface PgProxy {
  url: string;
  /** Nothing arrives any more, without an error. */
  silence(): void;
  refuse(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
  lead(target: string): void;
}

export async function pgProxy(target: string): Promise<PgProxy> {
  const proxy = new Proxy(new URL(target));
  await proxy.restore();
  return proxy;
}

class Proxy implements PgProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  private isSilent = false;

  constructor(private target: URL) {}

  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  lead(target: string): void {
    this.target = new URL(target);
  }

  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.pause();
  }

  async refuse(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    const { server } = this;
    this.server = undefined;
    await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
  }

  async restore(): Promise<void> {
    this.isSilent = false;
    for (const socket of this.sockets) socket.resume();
    if (this.server) return;
    const server = createServer((near) => this.join(near));
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return this.refuse();
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    this.forward(near, far);
    this.forward(far, near);
  }

  private forward(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => undefined);
    from.once('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    if (this.isSilent) from.pause();
  }
}
