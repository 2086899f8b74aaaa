import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** One address in front of several ports of this machine. */
export interface LoadBalancer {
  url: string;
  close(): Promise<void>;
}

/** Gives each connection to the first of `ports` that takes it, as a balancer does that knows who is alive. */
export async function loadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy()).on('close', () => open.delete(client));
    pass(client, ports);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      open.forEach((client) => client.destroy());
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function pass(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void client.destroy();
  const target = connect(port, '127.0.0.1');
  const next = () => pass(client, others);
  target.once('error', next);
  target.once('connect', () => {
    target.off('error', next).on('error', () => client.destroy());
    target.on('close', () => client.destroy());
    client.on('close', () => target.destroy());
    client.pipe(target).pipe(client);
  });
}
