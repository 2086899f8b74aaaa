import type { Answers } from '../model/Session';
import type { Source } from '../model/Source';
import { partsOfPath } from './sourcesOf';

export interface SourceCall {
  readonly method: 'GET' | 'POST';
  /** Below /api. */
  readonly url: string;
  readonly body?: Answers;
}

const encoded = (value: unknown) => encodeURIComponent(String(value));

/** The call that asks a source: parts of the path in their places, others in the query or the body. */
export function callOf(source: Source, request: Answers): SourceCall {
  const { method = 'GET', path, find = {} } = source;
  const placed = [...partsOfPath(source), ...Object.values(find)];
  const rest = Object.entries(request).filter(([name]) => !placed.includes(name));
  const url = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encoded(request[name]));
  if (method === 'POST') return { method, url, body: Object.fromEntries(rest) };
  const query = rest.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  if (query === '') return { method, url };
  return { method, url: `${url}${url.includes('?') ? '&' : '?'}${query}` };
}
