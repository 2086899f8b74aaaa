import { describe, expect, it } from 'vitest';
import { failuresOf, failuresOfPlaywright, failuresOfVitest, flakyOfPlaywright } from './failures';

const file = (name: string, status: string, ...tests: [fullName: string, status: string][]) => ({
  name: `/p/${name}`,
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
});

const journey = (title: string, ...states: string[]) => ({
  title,
  tests: states.map((status, index) => ({
    projectName: index === 0 ? 'wide' : 'narrow',
    status,
    results:
      status === 'expected'
        ? []
        : [{ duration: 1, error: { message: '\u001b[31mError: no button\u001b[39m\nat a' } }],
  })),
});

const reportOf = () => {
  const inner = [{ file: 'bid.spec.ts', specs: [journey('pays', 'flaky')] }];
  const specs = [journey('fills', 'expected', 'unexpected'), journey('waits', 'skipped')];
  const suites = [{ file: 'bid.spec.ts', specs, suites: inner }];
  return { stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 }, suites, errors: ['x'] };
};

describe('what failed', () => {
  it('in Vitest is named by file and test, and a file that did not load by itself', () => {
    const testResults = [
      file('a.test.ts', 'failed', ['sums up', 'passed'], ['takes away', 'failed']),
      file('b.test.ts', 'failed'),
      file('c.test.ts', 'passed', ['works', 'passed'], ['later', 'skipped']),
    ];
    const named = ['a.test.ts: takes away', 'b.test.ts: did not load'];
    expect(failuresOfVitest({ testResults }, '/p')).toEqual(named);
  });

  it('in Vitest says what differed', () => {
    const failureMessages = ['Error: 1 is not 2\n    at a.test.ts:3:4'];
    const assertionResults = [{ fullName: 'adds', status: 'failed', failureMessages }];
    const testResults = [{ ...file('a.test.ts', 'failed'), assertionResults }];
    expect(failuresOfVitest({ testResults }, '/p')).toEqual(['a.test.ts: adds (Error: 1 is not 2)']);
  });

  it('in Playwright is named with the size and what it met, in groups too', () => {
    const report = reportOf();
    expect(failuresOfPlaywright(report)).toEqual([
      'e2e/bid.spec.ts (narrow): fills (Error: no button)',
      'e2e: an error outside the journeys',
    ]);
  });

  it('in Playwright on a first try only is told apart', () => {
    expect(flakyOfPlaywright(reportOf())).toEqual(['e2e/bid.spec.ts (wide): pays (Error: no button)']);
  });

  it('in a stage without tests is the stage', () => {
    expect(failuresOf('Lint', [])).toEqual(['  Lint: see its output above']);
    expect(failuresOf('Tests', ['a: b'])).toEqual(['  Tests: a: b']);
  });
});
