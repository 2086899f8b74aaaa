import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { phase } from './phase.mjs';
import { root } from './root.mjs';

/** Runs `npm ci` in `folder` when its node_modules is missing, half made, or older than its package-lock.json. */
export async function installDependencies(folder = root) {
  // npm writes this file last, so an installation that was interrupted does not have it.
  if (changedAt(folder, 'node_modules/.package-lock.json') >= changedAt(folder, 'package-lock.json')) return;
  await phase('Dependencies', () => npmCi(folder));
}

function changedAt(folder, path) {
  return statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function npmCi(cwd) {
  // The portal is built here, so the build tools are wanted even under NODE_ENV=production.
  const args = ['ci', '--include=dev', '--no-progress', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(program, [...first, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error('The dependencies were not installed: npm cannot be started.')));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The dependencies were not installed: ${summary(complaint)}`));
    });
  });
}

function summary(complaint) {
  const lines = complaint.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, ''));
  return (
    lines.find((line) => /\s/.test(line) && !/^(code|errno|syscall|path|dest)\b/.test(line)) ??
    'npm ci failed.'
  );
}
