import { expect, test } from 'vitest';
import { policyStatus } from './policy';

const validity = { validityStart: '2026-11-20', validityEnd: '2027-11-20', isCancelled: false };

test.each([
  ['before its validity', '2026-11-19', 'Emitida'],
  ['on its first day', '2026-11-20', 'Vigente'],
  ['on its last day', '2027-11-20', 'Vigente'],
  ['the day after', '2027-11-21', 'Vencida'],
])('a policy %s', (_when, today, status) => {
  expect(policyStatus(validity, today)).toBe(status);
  expect(policyStatus({ ...validity, isCancelled: true }, today)).toBe('Cancelado');
});
