import { createServer } from 'node:net';
import { OperatorError } from '../../server/infra/OperatorError';

const EVERYWHERE = ['0.0.0.0', '::'];
const HERE = ['127.0.0.1', '::1', ...EVERYWHERE];

export function browserUrl(host: string, port: number): string {
  return `http://${HERE.includes(host) ? 'localhost' : host}:${port}`;
}

export function reachableHost(host: string): string {
  return EVERYWHERE.includes(host) ? '127.0.0.1' : host;
}

/** Makes sure that we can listen there; otherwise throws an OperatorError that says what to do. */
export async function checkAddress(host: string, port: number): Promise<void> {
  const problem = await tryListening(host, port);
  if (problem) throw new OperatorError(sentenceFor(problem, host, port));
}

function tryListening(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

function sentenceFor(problem: string, host: string, port: number): string {
  if (problem === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: choose another one, such as PORT=${port + 1} npm start.`;
  }
  if (problem === 'EACCES')
    return `Port ${port} may not be opened by this user: choose one above 1023 in PORT.`;
  return `The server cannot listen on HOST=${host}, PORT=${port} (${problem}).`;
}
