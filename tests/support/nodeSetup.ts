import { afterAll, beforeAll, expect, vi } from 'vitest';

// Files share their modules and one process: what one of them changed the next one would meet.
let environment: NodeJS.ProcessEnv;

beforeAll(() => {
  environment = { ...process.env };
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(process.env, 'the environment is as the file found it').toEqual(environment);
});
