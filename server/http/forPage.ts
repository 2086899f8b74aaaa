import type { FastifyRequest } from 'fastify';

/** What is a file or nothing: a build's assets, names with an ending, and what browsers and crawlers look for. */
const FILE =
  /^\/(?:assets|\.well-known)\/|\.(?:[cm]?js|css|map|json|webmanifest|png|jpe?g|gif|webp|avif|svg|ico|woff2?|txt|xml|pdf|php)$/i;
/** What is asked of servers of other makes; answered with the page it would read as a sound one. */
const PROBES = /^\/(?:health|healthz|live|livez|ready|readyz|metrics)$/;
const API = /^\/api(?:\/|$)/;

/** Whether the portal's page is the answer: its own router knows the address, or says that there is none. */
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
