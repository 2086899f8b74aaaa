import { createServer, type ServerResponse } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg']);

interface Held {
  type: string;
  packed: boolean;
  body: Buffer;
}

function hold(path: string): Held {
  const extension = extname(path);
  const packed = PACKED.has(extension);
  const body = readFileSync(path);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    packed,
    body: packed ? gzipSync(body) : body,
  };
}

function answer(response: ServerResponse, body: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}

/** A page in the place of an answer would break whoever reads it. */
function refuse(response: ServerResponse): void {
  response.statusCode = 404;
  answer(response, { StatusCode: 404, Message: 'Not found', Data: null });
}

type Answer = object | boolean | readonly object[];

/** What the API would say, by path, and where that differs by what is asked. */
export type Answers = Readonly<Record<string, Answer | ((query: URLSearchParams) => Answer)>>;

/** A warm server: every file of `folder` in memory and packed; unknown addresses get index.html, unknown calls 404. */
export async function serveFolder(
  folder: string,
  answersOf: (host: string) => Answers = () => ({}),
): Promise<{ url: string; stop: () => void }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const held = new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`/${relative(folder, path)}`, hold(path)];
    }),
  );
  let answers: Answers = {};
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const said = answers[pathname];
    if (said !== undefined) return answer(response, typeof said === 'function' ? said(searchParams) : said);
    if (pathname.startsWith('/api/')) return refuse(response);
    const { type, packed, body } = held.get(pathname) ?? held.get('/index.html')!;
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    if (packed) response.setHeader('Content-Encoding', 'gzip');
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  answers = answersOf(`127.0.0.1:${port}`);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
