import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Route } from 'playwright';
import type { Catalogue } from '../../engine/definition/catalogue';
import { root } from '../../scripts/lib/root.mjs';
import type { Row } from './rows';
import { serveFolder } from './serveFolder';

const folder = join(root, 'dist/bench/portal');

/** The part of Vite's manifest that is read here: a chunk's file and the chunks it imports at once. */
type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; name?: string }>>;

const firebase = { apiKey: 'bench', authDomain: 'bench.test', projectId: 'bench', emulatorHost: null };

/** What the login page asks the server for, by address. */
const answers: Readonly<Record<string, object>> = {
  '/api/config': { firebase, socialProviders: [], executivePortalUrl: '', brokerage: { social: [] } },
  '/api/wings/platform-status': { Avaliable: true, ExpectedAvailabilityDate: null },
};

function answer(route: Route): Promise<void> {
  const data = answers[new URL(route.request().url()).pathname];
  return route.fulfill(data ? { json: { StatusCode: 200, Message: null, Data: data } } : { status: 404 });
}

/** The scripts that the login page loads, nobody being signed in. */
async function loginScripts(browser: Browser): Promise<Set<string>> {
  const { url, stop } = await serveFolder(folder);
  const page = await browser.newPage();
  await page.route('**/api/**', answer);
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname.slice(1));
  });
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Entrar' }).first().waitFor();
  await page.close();
  stop();
  return files;
}

/** A chunk and all that it imports at once. */
function closure(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The portal has no chunk ${key}.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000;
}

function without(files: ReadonlySet<string>, known: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !known.has(file));
}

/** The definitions' chunks, in the order of the catalogue. */
function productKeys(manifest: Manifest): string[] {
  const { wizards } = JSON.parse(
    readFileSync(join(root, 'product-schemas/catalogue.json'), 'utf8'),
  ) as Catalogue;
  const keys = Object.keys(manifest);
  return wizards.flatMap(({ wizard }) =>
    keys.filter((key) => key.endsWith(`virtual:lastro/product/${wizard}`)),
  );
}

const size = (what: string, files: Iterable<string>, budget: number): Row => {
  return { id: '7', what, unit: 'kB', value: kilobytes(files), budget };
};

/** Budget 7: the login page; what a wizard's page adds to it, shell and definition included; one definition more. */
export async function runSizes(browser: Browser): Promise<Row[]> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const [first, ...further] = productKeys(manifest);
  const login = await loginScripts(browser);
  // Frame and wizard are areas of chunks (vite.config.ts).
  const begun = Object.keys(manifest).filter((key) =>
    ['frame', 'wizard', 'QuoteArea'].includes(manifest[key]!.name ?? ''),
  );
  const wizard = closure(manifest, [...begun, first!]);
  const rows = [
    size('JavaScript of the login page, gz', login, 165),
    size('added by the first wizard', without(wizard, login), 105),
  ];
  const known = new Set([...wizard, ...login]);
  const more = further.map((key) =>
    size(`added by a further wizard, ${key.split('/').at(-1)}`, without(closure(manifest, [key]), known), 15),
  );
  return [...rows, ...more];
}
