import type { FastifyRequest } from 'fastify';

const FILE =
  /^\/(?:assets|\.well-known)\/|\.(?:[cm]?js|css|map|json|webmanifest|png|jpe?g|gif|webp|avif|svg|ico|woff2?|txt|xml|pdf|php)$/i;
/** Health paths of other servers: answered with the page, they would look healthy. */
const PROBES = /^\/(?:health|healthz|live|livez|ready|readyz|metrics)$/;
const API = /^\/api(?:\/|$)/;

export function isForPage({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const pathname = url.split(/[?#]/, 1)[0]!;
  const isRead = method === 'GET' || method === 'HEAD';
  const isOther = API.test(pathname) || FILE.test(pathname) || PROBES.test(pathname);
  return isRead && !isOther && !asksForJson(headers.accept ?? '*/*');
}

const asksForJson = (accept: string) => accept.includes('json') && !accept.includes('text/html');
