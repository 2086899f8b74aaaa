import { relative } from 'node:path';
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

/** The first line of the message, which says what differed. */
function reasonOf({ failureMessages = [] }: VitestReport['testResults'][number]['assertionResults'][number]) {
  const [line] = (failureMessages[0] ?? '').split('\n');
  return line ? ` (${line})` : '';
}

/** The failed journeys, those that passed only on their second try too. */
export function failuresOfPlaywright({ suites, errors = [] }: PlaywrightReport): string[] {
  return [...suites.flatMap(failuresOfSuite), ...errors.map(() => 'e2e: an error outside the journeys')];
}

function failuresOfSuite({ file, specs, suites = [] }: PlaywrightReport['suites'][number]): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `e2e/${file} (${projectName}): ${title}`),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** The lines that name what failed in a stage, which names itself where it has no test to name. */
export function failuresOf(stage: string, failures: readonly string[]): string[] {
  return (failures.length > 0 ? failures : ['see its output above']).map((one) => `  ${stage}: ${one}`);
}
