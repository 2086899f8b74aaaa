import { once } from 'node:events';
import { createServer } from 'node:http';
import { OperatorError } from '../infra/OperatorError';
import type { Watch } from './Watch';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export async function serveMetrics({ registry }: Watch, { host, port }: MetricsAddress) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`METRICS_PORT=${port} cannot be listened on at ${host}: ${error.code}.`);
  });
  return {
    address: server.address(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
