import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { notificationTypes } from '../../../contract/notifications';
import { describeNotification } from './notification';

interface Shown {
  title: string;
  options: { data: string; body: string };
}

/** Runs the worker as it is served, and gives what it shows for a push. */
function shownFor(payload: unknown): Shown[] {
  const shown: Shown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    registration: {
      showNotification: (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
  };
  const code = readFileSync('public/push-worker.js', 'utf8');
  runInNewContext(code, { self });
  listeners['push']!({ data: { json: () => payload }, waitUntil: () => undefined });
  return shown;
}

it.each(notificationTypes)('%s reads and leads as in the bell', (notificationType) => {
  const data = 'X/1';
  const words = describeNotification({ id: '1', data, notificationType });
  expect(shownFor({ data: { notificationType, data } })).toMatchObject([
    { title: words?.title, options: { body: data, data: words?.to } },
  ]);
});

it.each([{}, { data: { notificationType: 'toString', data: '1' } }])('shows nothing of %j', (payload) => {
  expect(shownFor(payload)).toEqual([]);
});
