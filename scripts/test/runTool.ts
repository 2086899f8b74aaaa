import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

const PATIENT = 10;

export function runTool(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return codeOf(start(tool, args, env, 'inherit'));
}

export async function readTool(
  tool: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const child = start(tool, args, {}, 'pipe');
  if (child.pid) setPriority(child.pid, PATIENT);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  return { code: await codeOf(child), output };
}

function start(
  tool: string,
  args: readonly string[],
  env: Record<string, string>,
  said: 'inherit' | 'pipe',
): ChildProcess {
  return spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', said, said],
  });
}

function codeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
