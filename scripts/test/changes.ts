import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

export interface Changes {
  base: string;
  files: readonly string[];
}

/** `--changed` or `--changed=REVISION` of the arguments; without a revision it is what is not committed yet. */
export function changesOf(args: readonly string[]): Changes | null {
  const option = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  if (!option) return null;
  const base = option.slice('--changed='.length) || 'HEAD';
  const known = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...new Set([...known, ...added])].filter((file) => existsSync(join(root, file))) };
}

export function ending({ files }: Changes, ...endings: string[]): string[] {
  return files.filter((file) => endings.some((one) => file.endsWith(one)));
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
