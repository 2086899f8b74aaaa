import { once } from 'node:events';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { active, encrypted, passive, pdf, scripted } from '../../testing/pdfSamples';

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

test.each(Object.entries({ 'a plain one': pdf(), ...passive }))('opens %s', async (_what, content) => {
  expect(await inspected(content)).toBe('ok');
});

test('finds what is encrypted and what acts', async () => {
  expect(await inspected(encrypted)).toBe('encrypted');
  for (const content of Object.values({ ...scripted, ...active })) {
    expect(await inspected(content)).toBe('script');
  }
});
