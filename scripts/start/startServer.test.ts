import { expect, it } from 'vitest';
import { lastWords } from './startServer';

it('finds the message among the lines of a stack', () => {
  const stderr =
    'node:internal/modules:1\n    throw x;\n\nError [ERR_X]: Cannot find it\n    at y\n\nNode.js v20';
  expect(lastWords(stderr)).toBe('Error [ERR_X]: Cannot find it');
});

it('takes the last line where there is no stack', () => {
  expect(lastWords('(node:1) A warning.\nDATABASE_URL is missing.\n')).toBe('DATABASE_URL is missing.');
  expect(lastWords('')).toBe('');
});
