import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lastWords, rotateLog } from './startServer';

it('keeps one old log while somebody goes on writing into the new one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lastro-log-'));
  const file = join(folder, 'server.log');
  const open = openSync(file, 'a');
  writeSync(open, 'first');
  rotateLog(file, 5);
  appendFileSync(file, '!');
  rotateLog(file, 5);
  writeSync(open, 'second');
  closeSync(open);
  expect([readFileSync(`${file}.old`, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['first!', 'second']);
  rmSync(folder, { recursive: true });
});

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
