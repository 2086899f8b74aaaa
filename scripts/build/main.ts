import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE_STAMP, sourcesHash } from '../../engine/publish/engineHash';
import { phase } from '../lib/phase.mjs';
import { root } from '../lib/root.mjs';
import { buildPortal, isPortalFresh, replaceFolder } from '../start/buildPortal';
import { fingerprint } from '../start/fingerprint';
import { compile, ROOMS } from './compile';

/** What a server needs besides code: `npm ci --omit=dev` works in the folder of the build. */
const TAKEN_ALONG = ['product-schemas', 'dist/portal', 'dist/checked.json', 'package-lock.json', '.npmrc'];
const SERVE = 'node scripts/serve/main.js';

/**
 * npm run build: the portal, and in dist/app all that `npm run serve` runs, in plain JavaScript. What is built already
 * stays, as a server may be running on it.
 */
export async function main(): Promise<void> {
  if (!(await isPortalFresh(root))) {
    await phase('Portal', () => buildPortal(root, new AbortController().signal));
  }
  const [app, stampFile, stamp] = [join(root, 'dist/app'), join(root, 'dist/app.stamp'), await stampOf()];
  if (existsSync(app) && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  await phase('Server', () => buildApp(app));
  await writeFile(stampFile, stamp);
}

/** All that the folder is made of; the portal says itself what it is made of. */
const stampOf = () =>
  fingerprint(root, [...ROOMS, 'scripts/build', 'product-schemas', 'package.json', 'dist/portal.stamp', '.npmrc']);

/** Beside the old one, which is there until the new one is whole. */
async function buildApp(app: string): Promise<void> {
  const draft = `${app}.${process.pid}`;
  try {
    await makeApp(draft);
    await replaceFolder(app, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function makeApp(app: string): Promise<void> {
  await compile(root, app);
  await Promise.all(TAKEN_ALONG.map((entry) => cp(join(root, entry), join(app, entry), { recursive: true })));
  await writeFile(join(app, 'package.json'), await manifest());
  await writeFile(join(app, 'engine', ENGINE_STAMP), sourcesHash(join(root, 'engine')));
}

/** package.json with the one command that there is in the folder of the build. */
async function manifest(): Promise<string> {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as object;
  return JSON.stringify({ ...own, scripts: { serve: SERVE } }, null, 2);
}
