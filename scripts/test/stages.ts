import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.mjs';
import { ending, type Changes } from './changes';
import { durationsOfPlaywright, durationsOfVitest, type Duration } from './durations';
import { failuresOfPlaywright, failuresOfVitest, flakyOfPlaywright } from './failures';
import { readTool, runTool } from './runTool';
import { tallyOfExit, tallyOfPlaywright, tallyOfVitest, withExit, type Tally } from './tally';
import type { PlaywrightReport, VitestReport } from './tally';

export interface Outcome {
  tally: Tally;
  files: Duration[];
  failures: string[];
  flaky?: string[];
  output?: string;
}

export interface Stage {
  name: string;
  /** It keeps one core busy, waits for nobody and prints nothing: such stages run beside the others. */
  aside?: true;
  /** Runs all of it, or what `changes` can reach; null when that is nothing. */
  run(changes: Changes | null): Promise<Outcome> | null;
}

const SOURCES = ['.ts', '.tsx', '.mjs'];
const FORMATTED = [...SOURCES, '.json', '.md', '.css', '.html'];

/** Everything that `npm test` checks: stages that run beside the tests first, the longest ahead. */
export const stages: readonly Stage[] = [
  {
    name: 'Format',
    aside: true,
    run: (changes) => {
      const files = changes ? ending(changes, ...FORMATTED) : ['.'];
      const options = [
        '--check',
        '--log-level',
        'warn',
        '--ignore-unknown',
        '--no-error-on-unmatched-pattern',
      ];
      return files.length === 0 ? null : check('prettier/bin/prettier.cjs', ...options, ...files);
    },
  },
  { name: 'Types', aside: true, run: types('tsconfig.json') },
  {
    name: 'Products',
    aside: true,
    run: (changes) => {
      const reached = !changes || changes.files.some((file) => /^(product-schemas|engine)\//.test(file));
      return reached ? check('../scripts/run.mjs', 'products') : null;
    },
  },
  { name: 'Lint', aside: true, run: whereSources('oxlint/bin/oxlint', '--deny-warnings', '.') },
  { name: 'Walls', aside: true, run: whereSources('../scripts/run.mjs', 'walls') },
  { name: 'Engine types', aside: true, run: types('tsconfig.engine.json') },
  { name: 'Worker types', aside: true, run: types('worker/tsconfig.json') },
  { name: 'Tests', run: vitest },
  { name: 'Journeys', run: playwright },
];

async function check(tool: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await readTool(tool, args);
  return { ...untested(code), output };
}

const untested = (code: number): Outcome => ({ tally: tallyOfExit(code), files: [], failures: [] });

/** A check of the whole tree, which a change of texts alone cannot fail. */
function whereSources(tool: string, ...args: string[]): Stage['run'] {
  return (changes) =>
    changes && ending(changes, ...SOURCES, 'package.json').length === 0 ? null : check(tool, ...args);
}

/** On one thread: several would check the same types again, and the other cores are busy. */
function types(project: string): Stage['run'] {
  return whereSources('typescript/bin/tsc', '--singleThreaded', '-p', project);
}

async function vitest(changes: Changes | null): Promise<Outcome> {
  const file = reportFile('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const reached = changes ? [`--changed=${changes.base}`, '--passWithNoTests'] : [];
  const code = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...reached]);
  const report = readReport<VitestReport>(file);
  if (!report) return untested(code);
  return {
    tally: withExit(tallyOfVitest(report), code),
    files: durationsOfVitest(report, root),
    failures: failuresOfVitest(report, root),
  };
}

/** Journeys reach the product only through the browser, so a change selects just its own journey files. */
function playwright(changes: Changes | null): Promise<Outcome> | null {
  const journeys = changes ? ending(changes, '.spec.ts') : [];
  return changes && journeys.length === 0 ? null : runJourneys(journeys);
}

async function runJourneys(files: readonly string[]): Promise<Outcome> {
  const file = reportFile('playwright');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...files], env);
  const report = readReport<PlaywrightReport>(file);
  if (!report) return untested(1);
  return {
    tally: withExit(tallyOfPlaywright(report), code),
    files: durationsOfPlaywright(report),
    failures: failuresOfPlaywright(report),
    flaky: flakyOfPlaywright(report),
  };
}

/** A report left from an earlier run must not speak for this one. */
function reportFile(name: string): string {
  const file = join(root, 'test-results', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
