export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of Vitest's JSON report that we read; times are milliseconds since 1970. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** The part of Playwright's JSON report that we read; durations are in milliseconds. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors?: unknown[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  /** One for each size of the page; `status` is `unexpected` or `flaky` where it failed. */
  tests: {
    projectName: string;
    status: string;
    results: { duration: number; error?: { message?: string } }[];
  }[];
}

export function tallyOfExit(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Counts tests, and as one failure each a file that did not even load. */
export function tallyOfVitest({ testResults }: Pick<VitestReport, 'testResults'>): Tally {
  const states = testResults.flatMap((file) => {
    const broken =
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
    return [...file.assertionResults.map(({ status }) => status), ...(broken ? ['failed'] : [])];
  });
  const passed = states.filter((state) => state === 'passed').length;
  const failed = states.filter((state) => state === 'failed').length;
  return { passed, failed, skipped: states.length - passed - failed };
}

/** A journey that passes only on its second try has passed, and is named as flaky (failures.ts). */
export function tallyOfPlaywright({ stats, errors = [] }: Omit<PlaywrightReport, 'suites'>): Tally {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
}

/** A suite that ends badly without a failed test (out of memory, an unhandled error) has failed once all the same. */
export function withExit(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = (key: keyof Tally): number => tallies.reduce((count, tally) => count + tally[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

export function lineOf({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
