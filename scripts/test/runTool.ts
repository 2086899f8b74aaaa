import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** Runs a program of node_modules with its output on ours; gives its exit code. */
export function runTool(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
