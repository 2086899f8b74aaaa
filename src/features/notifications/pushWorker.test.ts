import { expect, it } from 'vitest';
import { newsOf } from '../../../worker/news';
import { notificationTypes } from '../../../contract/notifications';
import { describeNotification } from './notification';

it.each(notificationTypes)('%s reads and leads as in the bell', (notificationType) => {
  const data = 'X/1';
  const words = describeNotification({ id: '1', data, notificationType });
  expect(newsOf({ data: { notificationType, data } })).toMatchObject({
    title: words?.title,
    body: data,
    leadsTo: words?.to,
  });
});

it.each([undefined, {}, { data: { notificationType: 'toString', data: '1' } }])(
  'shows nothing of %j',
  (payload) => {
    expect(newsOf(payload)).toBeUndefined();
  },
);
