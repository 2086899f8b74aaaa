import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../server/infra/OperatorError';
import { fingerprint } from './fingerprint';

const SOURCES = [
  ...[
    'src',
    'renderers',
    'engine',
    'studio',
    'contract',
    'product-schemas',
    'public',
    'worker',
    'index.html',
    'vite.config.ts',
    'scripts/portal',
  ],
  ...['tsconfig.json', 'package-lock.json'],
];

export async function isPortalFresh(root: string): Promise<boolean> {
  const stamp = await readFile(stampFile(root), 'utf8').catch(() => '');
  return existsSync(join(root, 'dist/portal')) && stamp === (await stampOf(root));
}

/** Builds the portal for production beside the old one and swaps them; `signal` ends the build. */
export async function buildPortal(root: string, signal: AbortSignal): Promise<void> {
  const [portal, draft] = [join(root, 'dist/portal'), join(root, `dist/portal.${process.pid}`)];
  const stamp = await stampOf(root);
  try {
    await viteBuild(root, draft, signal);
    await mkdir(join(root, 'dist'), { recursive: true });
    await replaceFolder(portal, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await writeFile(stampFile(root), stamp);
}

/** Two starts may build at the same time; the later one removes the earlier one's result. */
export async function replaceFolder(folder: string, draft: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    await replaceFolder(folder, draft);
  }
}

async function stampOf(root: string): Promise<string> {
  const pages = process.env['VITE_ANALYSTS'] === '1' ? 'with analysts: ' : '';
  return pages + (await fingerprint(root, SOURCES));
}

function stampFile(root: string): string {
  return join(root, 'dist/portal.stamp');
}

function viteBuild(root: string, outDir: string, signal: AbortSignal): Promise<void> {
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [...args, '--logLevel', 'error'], { cwd: root, env, signal });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new OperatorError(`The portal was not built:\n${said.trim()}`));
    });
  });
}
