import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phase } from './phase.mjs';
import { root } from './root.mjs';

export async function installDependencies(folder = root) {
  if (areInstalled(folder)) return;
  await phase('Dependencies', () => npmCi(folder));
}

/**
 * By what both files say, never by their age: `npm ci` takes node_modules from under whoever runs there, and every
 * checkout makes the lockfile younger.
 */
export function areInstalled(folder = root) {
  // npm writes this file last, so an installation that was interrupted does not have it.
  const installed = packagesOf(folder, 'node_modules/.package-lock.json');
  const wanted = packagesOf(folder, 'package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const isForAnotherMachine = optional && !installed[path];
    return path === '' || isForAnotherMachine || installed[path]?.version === version;
  });
}

function packagesOf(folder, file) {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
  } catch {
    return {};
  }
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
