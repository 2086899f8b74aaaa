import { expect, it } from 'vitest';
import { lastWords } from './startServer';

it('finds the message among the lines of a stack', () => {
  const stderr =
    'node:internal/modules:1\n    throw x;\n\nError [ERR_X]: Cannot find it\n    at y\n\nNode.js v20';
  expect(lastWords(stderr)).toBe('Error [ERR_X]: Cannot find it');
});

it('reads on where the message only announces', () => {
  const stderr =
    'x\nError [TransformError]: Transform failed with 1 error:\n/a.ts:3:5: ERROR: Expected ";"\n    at y';
  expect(lastWords(stderr)).toBe(
    'Error [TransformError]: Transform failed with 1 error: /a.ts:3:5: ERROR: Expected ";"',
  );
});

it('takes the last line where there is no stack', () => {
  expect(lastWords('(node:1) A warning.\nDATABASE_URL is missing.\n')).toBe('DATABASE_URL is missing.');
  expect(lastWords('')).toBe('');
});
