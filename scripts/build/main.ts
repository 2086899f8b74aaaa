import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE_STAMP, sourcesHash } from '../../studio/publish/engineHash';
import { phase } from '../lib/phase.mjs';
import { root } from '../lib/root.mjs';
import { buildPortal, isPortalFresh, replaceFolder } from '../start/buildPortal';
import { fingerprint } from '../start/fingerprint';
import { compile, ROOMS } from './compile';
import { serverLock, serverManifest, type Lock, type Manifest } from './serverLock';

/** What a server needs besides code: `npm ci --omit=dev` works in the folder of the build. */
const TAKEN_ALONG = ['product-schemas', 'dist/portal', 'dist/checked.json', '.npmrc'];
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

const stampOf = () =>
  fingerprint(root, [
    ...ROOMS,
    'scripts/build',
    'product-schemas',
    'package.json',
    'package-lock.json',
    'dist/portal.stamp',
    '.npmrc',
  ]);

/** Builds beside the old folder, which stays until the new one is complete. */
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
  const imported = await compile(root, app);
  await Promise.all(TAKEN_ALONG.map((entry) => cp(join(root, entry), join(app, entry), { recursive: true })));
  const manifest = serverManifest(await read<Manifest>('package.json'), imported, SERVE);
  await write(join(app, 'package.json'), manifest);
  await write(join(app, 'package-lock.json'), serverLock(await read<Lock>('package-lock.json'), manifest));
  await writeFile(join(app, ENGINE_STAMP), sourcesHash(root));
}

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(join(root, file), 'utf8')) as Content;
}

async function write(file: string, content: object): Promise<void> {
  await writeFile(file, JSON.stringify(content, null, 2));
}
