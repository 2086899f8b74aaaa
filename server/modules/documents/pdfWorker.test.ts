import { once } from 'node:events';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { active, encrypted, obscured, passive, pdf, scripted } from '../../testing/pdfSamples';
import { readPdf } from './readPdf.mjs';

const PROGRAM = new URL('./pdfWorker.mjs', import.meta.url);

/** As in production, which does not install it (scripts/build/serverLock.ts). */
const WITHOUT_CANVAS = `
const Module = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = function (name, ...rest) {
  if (name.startsWith('@napi-rs/')) throw new Error('There is no ' + name + '.');
  return resolve.call(this, name, ...rest);
};
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lastro-pdf-'));
  writeFileSync(join(folder, 'without-canvas.cjs'), WITHOUT_CANVAS);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function inspected(content: Buffer): Promise<unknown> {
  const execArgv = ['--require', join(folder, 'without-canvas.cjs')];
  const worker = new Worker(PROGRAM, { workerData: content, execArgv, stdout: true, stderr: true });
  const [said] = (await once(worker, 'message')) as [unknown];
  await worker.terminate();
  return said;
}

test('a worker says what pdf.js makes of a file', async () => {
  const files = [pdf(), encrypted, Object.values(scripted)[0]!];
  expect(await Promise.all(files.map(inspected))).toEqual(['ok', 'encrypted', 'script']);
});

describe('what a file holds', () => {
  const kinds = [
    ['ok', { 'a plain one': pdf(), ...passive }],
    ['script', { ...scripted, ...active }],
    ['unreadable', obscured],
    ['encrypted', { encrypted }],
  ] as const;
  const each = kinds.flatMap(([says, files]) =>
    Object.entries(files).map(([what, content]) => [what, says, content] as const),
  );

  test.each(each)('%s is %s', async (_what, says, content) => {
    expect(await readPdf(new Uint8Array(content))).toBe(says);
  });
});
