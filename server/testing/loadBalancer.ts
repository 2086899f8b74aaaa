import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface LoadBalancer {
  url: string;
  close(): Promise<void>;
}

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
