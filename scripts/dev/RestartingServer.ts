import type { Lock } from '../start/lock';
import { startServer, type ServerOptions, type ServerProcess } from '../start/startServer';

/** The API server of `npm run dev`: a mistake in its code ends the server, not the session. */
export class RestartingServer {
  private running: ServerProcess | undefined;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ServerOptions,
    private readonly lock: Lock,
  ) {}

  async start(): Promise<void> {
    const server = await startServer(this.options);
    this.running = server;
    this.lock.addChild(server.pid);
    void server.exited.then((reason) => this.running === server && say(`The server ended (${reason}).`));
  }

  restart(): void {
    this.queue = this.queue
      .then(() => this.stop())
      .then(() => this.start())
      .then(
        () => say('The server was restarted.'),
        (error: Error) => say(`${error.message} It starts again after the next change.`),
      );
  }

  async stop(): Promise<void> {
    const server = this.running;
    this.running = undefined;
    await server?.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
