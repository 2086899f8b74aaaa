import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

export interface LyingServer {
  url: string;
  calls: string[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function lyingServer(): Promise<LyingServer> {
  let current: Behaviour = answers({});
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    current(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (behaviour) => {
      current = behaviour;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

export const answers =
  (body: unknown, status = 200): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

export const answersHtml: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Manutenção</body></html>');
};

export const hangs: Behaviour = () => undefined;

export const stalls: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"nome": "CONS');
};

export const drops: Behaviour = (request) => {
  request.socket.destroy();
};

export const redirects: Behaviour = (_request, response) => {
  response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
};

export const floods: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `"${'x'.repeat(1_000_000)}",`;
  response.write('[');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
};
