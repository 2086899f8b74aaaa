import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { productIds } from '../../engine/definition/compose';
import { readFiles } from '../../engine/publish/readFiles';
import { casesOf, runCases } from './runCases';
import { stageOf } from './testing/stageOf';

const sold = readFiles(fileURLToPath(new URL('../../product-schemas', import.meta.url))).files;

describe.each(productIds(sold))('cases of %s', (id) => {
  const { results, uncovered } = runCases(stageOf(sold, id), casesOf(sold, id));

  test.each(results.map((result) => [result.id, result] as const))('%s', (_id, result) => {
    expect(result.differences).toEqual([]);
  });

  test('show everything that its rules do', () => {
    expect(uncovered).toEqual([]);
  });
});
