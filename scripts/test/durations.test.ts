import { describe, expect, it } from 'vitest';
import { durationsOfPlaywright, durationsOfVitest, slowest } from './durations';

const journey = (...durations: number[]) => ({
  title: 'goes on',
  tests: [{ projectName: 'wide', status: 'expected', results: durations.map((duration) => ({ duration })) }],
});

describe('durations', () => {
  it('of Vitest are those of its files, named from the root', () => {
    const testResults = [
      { name: '/p/engine/a.test.ts', status: 'passed', startTime: 1000, endTime: 3500, assertionResults: [] },
    ];
    expect(durationsOfVitest({ testResults }, '/p')).toEqual([{ name: 'engine/a.test.ts', seconds: 2.5 }]);
  });

  it('of Playwright add up the journeys of a file, those in groups and second tries too', () => {
    const suites = [
      {
        file: 'bid.spec.ts',
        specs: [journey(1000, 500)],
        suites: [{ file: 'bid.spec.ts', specs: [journey(2000)] }],
      },
    ];
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
    expect(durationsOfPlaywright({ stats, suites })).toEqual([{ name: 'e2e/bid.spec.ts', seconds: 3.5 }]);
  });

  it('are listed longest first', () => {
    const durations = [
      { name: 'quick', seconds: 0.25 },
      { name: 'slow', seconds: 12 },
      { name: 'middling', seconds: 3 },
    ];
    expect(slowest(durations, 2)).toEqual(['    12.0 s  slow', '     3.0 s  middling']);
  });
});
