import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightReport, VitestReport } from './tally';

/** The failed tests of Vitest's report as `file: name`, and the files that did not load; `root` is taken off. */
export function failuresOfVitest({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map((test) => `${file}: ${test.fullName}${reasonOf(test)}`);
    return status === 'failed' ? [`${file}: did not load`] : [];
  });
}

function reasonOf({ failureMessages = [] }: VitestReport['testResults'][number]['assertionResults'][number]) {
  const [line] = (failureMessages[0] ?? '').split('\n');
  return line ? ` (${line})` : '';
}

export function failuresOfPlaywright({ suites, errors = [] }: PlaywrightReport): string[] {
  const outside = errors.map(() => 'e2e: an error outside the journeys');
  return [...suites.flatMap((suite) => journeysThat('unexpected', suite)), ...outside];
}

export function flakyOfPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap((suite) => journeysThat('flaky', suite));
}

function journeysThat(status: 'unexpected' | 'flaky', suite: PlaywrightReport['suites'][number]): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(
        ({ projectName, results }) => `e2e/${suite.file} (${projectName}): ${title}${firstError(results)}`,
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysThat(status, inner))];
}

type Results = PlaywrightReport['suites'][number]['specs'][number]['tests'][number]['results'];

function firstError(results: Results): string {
  const message = results.find(({ error }) => error?.message)?.error?.message ?? '';
  const [line] = stripVTControlCharacters(message).split('\n');
  return line ? ` (${line})` : '';
}

export function failuresOf(stage: string, failures: readonly string[]): string[] {
  return (failures.length > 0 ? failures : ['see its output above']).map((one) => `  ${stage}: ${one}`);
}
