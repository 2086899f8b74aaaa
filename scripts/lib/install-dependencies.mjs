import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { phase } from './phase.mjs';
import { root } from './root.mjs';

/** Runs `npm ci` when node_modules is missing, half made, or older than package-lock.json. */
export async function installDependencies() {
  // npm writes this file last, so an installation that was interrupted does not have it.
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  await phase('Dependencies', npmCi);
}

function changedAt(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function npmCi() {
  // The portal is built here, so the build tools are wanted even under NODE_ENV=production.
  const args = ['ci', '--include=dev', '--no-progress', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(program, [...first, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
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
