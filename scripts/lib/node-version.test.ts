import { expect, it } from 'vitest';
import { nodeProblem } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.1'])('accepts Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

it.each(['20.18.3', '18.20.4', '9.99.0'])('refuses Node %s in one sentence', (version) => {
  expect(nodeProblem(version)).toBe(`Lastro needs Node 20.19 or newer, but this is Node ${version}.`);
});
