import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Route } from 'playwright';
import { root } from '../lib/root.mjs';
import type { Row } from './rows';
import { serveFolder } from './serveFolder';

const folder = join(root, 'dist/bench/portal');

/** The part of Vite's manifest that is read here: a chunk's file and the chunks it imports at once. */
type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; name?: string }>>;

const firebase = { apiKey: 'bench', authDomain: 'bench.test', projectId: 'bench', emulatorHost: null };

/** What the login page asks the server for, by address. */
const answers: Readonly<Record<string, object>> = {
  '/api/config': { firebase, socialProviders: [], executivePortalUrl: '' },
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

function productKey(manifest: Manifest, product: string): string {
  return Object.keys(manifest).find((key) => key.endsWith(`virtual:lastro/product/${product}`))!;
}

/** Budget 7: the login page; what a wizard's page adds to it, shell and definition included; one definition more. */
export async function runSizes(
  browser: Browser,
  { first, further }: { first: string; further?: string },
): Promise<Row[]> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const login = await loginScripts(browser);
  const pages = ['src/app/PrivateFrame.tsx', 'src/features/wizard/WizardPage.tsx'];
  const wizard = closure(manifest, [...pages, productKey(manifest, first)]);
  const added = [...wizard].filter((file) => !login.has(file));
  const more = further ? [...closure(manifest, [productKey(manifest, further)])] : [];
  const rows: Row[] = [
    { id: '7', what: 'JavaScript of the login page, gz', unit: 'kB', value: kilobytes(login), budget: 210 },
    { id: '7', what: 'added by the first wizard', unit: 'kB', value: kilobytes(added), budget: 110 },
  ];
  const own = more.filter((file) => !login.has(file) && !wizard.has(file));
  const what = 'added by each further wizard';
  return further ? [...rows, { id: '7', what, unit: 'kB', value: kilobytes(own), budget: 15 }] : rows;
}
