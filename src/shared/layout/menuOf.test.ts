import { expect, it } from 'vitest';
import { forRoles, roleNames, ROLES } from '../../../contract/roles';
import { menuOf } from './menuOf';

const roomsFor = (user: Parameters<typeof menuOf>[0]) => menuOf(user).flatMap(({ room }) => room ?? []);

const customer = { isPhysicalPerson: false, ...forRoles(() => false) };

it('shows nobody but the people of the brokerage a room of theirs', () => {
  expect(roomsFor(undefined)).toEqual([]);
  expect(roomsFor(customer)).toEqual([]);
});

it.each(roleNames)('shows the role %s its room alone', (role) => {
  const { flag, room } = ROLES[role];
  expect(roomsFor({ ...customer, [flag]: true })).toEqual([room]);
});
