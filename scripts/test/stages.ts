import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.mjs';
import { runTool } from './runTool';
import { tallyOfExit, tallyOfPlaywright, tallyOfVitest, withExit, type Tally } from './tally';

/** One part of `npm test`. */
export interface Stage {
  name: string;
  run(): Promise<Tally>;
}

/** Everything that `npm test` checks, the quick things first. */
export const stages: readonly Stage[] = [
  check('Format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  check('Lint', 'oxlint/bin/oxlint', '--deny-warnings', '.'),
  check('Walls', '../scripts/walls.mjs'),
  check('Types', 'typescript/bin/tsc', '-p', 'tsconfig.json'),
  check('Engine types', 'typescript/bin/tsc', '-p', 'tsconfig.engine.json'),
  check('Products', '../scripts/products.mjs'),
  { name: 'Tests', run: vitest },
  { name: 'Journeys', run: playwright },
];

function check(name: string, tool: string, ...args: string[]): Stage {
  return { name, run: async () => tallyOfExit(await runTool(tool, args)) };
}

async function vitest(): Promise<Tally> {
  const file = reportFile('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runTool('vitest/vitest.mjs', ['run', ...reporters]);
  return withExit(readReport(file, tallyOfVitest), code);
}

async function playwright(): Promise<Tally> {
  const file = reportFile('playwright');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
  return withExit(readReport(file, tallyOfPlaywright), code);
}

/** A report left from an earlier run must not speak for this one. */
function reportFile(name: string): string {
  const file = join(root, 'test-results', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport<Report>(file: string, tallyOf: (report: Report) => Tally): Tally {
  if (!existsSync(file)) return tallyOfExit(1);
  return tallyOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
}
