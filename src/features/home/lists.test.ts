import { expect, it } from 'vitest';
import { STATUS } from '../../../contract/statuses/quote';
import type { ListNames } from '../../shared/table/listAddress';
import { names as billets } from '../billing/filters';
import { trackingNames as requests } from '../tracking/trackingFilter';
import { requestsOf, unpaidBillets } from './lists';

const lists: readonly (readonly [string, ListNames<string>])[] = [
  [unpaidBillets('2026-12-01'), billets],
  [requestsOf(STATUS.paymentReady), requests],
];

it.each(lists)('%s is read by its list as it was meant', (address, { filters, sorts }) => {
  for (const [name, value] of new URL(address, 'http://portal').searchParams) {
    if (name === 'ordem') expect(sorts).toContain(value);
    else expect(filters[name]?.(value)).toBe(true);
  }
});
