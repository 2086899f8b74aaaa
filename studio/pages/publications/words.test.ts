import { expect, it } from 'vitest';
import type { Release } from '../../contract/publishing';
import { linesOf } from './words';

const build: Release = {
  ...{
    Id: 1,
    IsBuild: true,
    State: 'active',
    IsHead: true,
    Base: null,
    Note: 'Versão do portal',
    Share: 100,
  },
  ...{ Author: null, IsMine: false, ProposedAt: '2026-11-20T15:00:00.000Z', Approver: null, ExpiresAt: null },
  ...{ From: '1970-01-01T00:00:00.000Z', WithdrawnBy: null, WithdrawnAt: null },
};

it('says of a build when it came, and no beginning before the portal was there', () => {
  expect(linesOf(build)).toEqual([
    'Veio com uma versão do portal, em 20/11/2026, 12:00',
    'Para todos os clientes',
  ]);
});

it('says of a release when it begins', () => {
  const released: Release = { ...build, IsBuild: false, Author: 'Aline Barreto', Approver: 'Abel Sampaio' };
  const lines = linesOf({ ...released, From: '2026-11-21T11:00:00.000Z' });
  expect(lines).toContain('Para todos os clientes · A partir de 21/11/2026, 08:00');
});
