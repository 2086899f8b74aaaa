import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from '../http/Problem';

export function refuseUpgrade(socket: Duplex, reason: unknown): void {
  const status = statusOf(reason);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function statusOf(reason: unknown): number {
  if (typeof reason === 'number') return reason;
  return reason instanceof Problem ? reason.text.status : 500;
}
