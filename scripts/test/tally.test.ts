import { describe, expect, it } from 'vitest';
import { lineOf, sum, tallyOfExit, tallyOfPlaywright, tallyOfVitest, withExit } from './tally';

const file = (status: string, ...states: string[]) => ({
  name: 'a.test.ts',
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: states.map((state) => ({ status: state, fullName: state })),
});

describe('a tally', () => {
  it('of a check is one test', () => {
    expect(tallyOfExit(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyOfExit(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('of Vitest counts each state once', () => {
    const testResults = [file('passed', 'passed', 'skipped', 'todo'), file('failed', 'failed', 'passed')];
    expect(tallyOfVitest({ testResults })).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('of Vitest counts a file that did not load as a failure', () => {
    expect(tallyOfVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('of Playwright takes a broken file for a failure, and a journey that passed on its second try for passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(tallyOfPlaywright({ stats, errors: ['x'] })).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('fails when the suite ended badly, but not twice', () => {
    const good = { passed: 3, failed: 0, skipped: 0 };
    expect(withExit(good, 0)).toEqual(good);
    expect(withExit(good, 1).failed).toBe(1);
    expect(withExit({ ...good, failed: 2 }, 1).failed).toBe(2);
  });

  it('adds up and prints as one line', () => {
    const total = sum([tallyOfExit(0), { passed: 4, failed: 1, skipped: 2 }]);
    expect(lineOf(total)).toBe('5 passed, 1 failed, 2 skipped');
    expect(lineOf(sum([]))).toBe('0 passed, 0 failed, 0 skipped');
  });
});
