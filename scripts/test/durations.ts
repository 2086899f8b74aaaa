import { relative } from 'node:path';
import type { PlaywrightReport, VitestReport } from './tally';

export interface Duration {
  name: string;
  seconds: number;
}

export function durationsOfVitest({ testResults }: VitestReport, root: string): Duration[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

export function durationsOfPlaywright({ suites }: PlaywrightReport): Duration[] {
  return suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: milliseconds(suite) / 1000 }));
}

function milliseconds({ specs, suites = [] }: PlaywrightReport['suites'][number]): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inner = suites.reduce((total, suite) => total + milliseconds(suite), 0);
  return own.reduce((total, { duration }) => total + duration, inner);
}

export function slowest(durations: readonly Duration[], most: number): string[] {
  const longest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
  return longest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
}
