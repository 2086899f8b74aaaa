import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE_STAMP, sourcesHash } from '../../engine/publish/engineHash';
import { phase } from '../lib/phase.mjs';
import { root } from '../lib/root.mjs';
import { buildPortal, isPortalFresh } from '../start/buildPortal';
import { compile } from './compile';

/** What a server needs besides code: `npm ci --omit=dev` works in the folder of the build. */
const TAKEN_ALONG = ['product-schemas', 'dist/portal', 'dist/checked.json', 'package-lock.json', '.npmrc'];
const SERVE = 'node scripts/serve/main.js';

/** npm run build: the portal, and in dist/app all that `npm run serve` runs, in plain JavaScript. */
export async function main(): Promise<void> {
  if (!(await isPortalFresh(root))) {
    await phase('Portal', () => buildPortal(root, new AbortController().signal));
  }
  await phase('Server', () => makeApp(join(root, 'dist/app')));
}

async function makeApp(app: string): Promise<void> {
  await rm(app, { recursive: true, force: true });
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
