import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BID, bidLookups } from '../../../tests/support/portal/bid';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const request = {
  Identifier: 'BID0000001',
  QuoteType: 'BID',
  ProductName: 'Licitante',
  Status: 9,
  HolderName: 'Tomador',
  InsuredName: 'Segurado',
  InsuredDocument: '98877665000182',
  InsuredAmount: 10_000,
  GrossPremium: 150,
  ValidityStart: '2026-11-19',
  ValidityEnd: '2027-02-17',
  CreatedAt: '2026-11-19T12:00:00.000Z',
  UpdatedAt: '2026-11-19T12:00:00.000Z',
};
const issuedChange = { ...request, Identifier: 'END0000001', QuoteType: 'END', Status: 12 };

it('a card of home asks again for the same, but for a change that was made', async () => {
  const Items = [issuedChange, request];
  const repeated = { Wizard: BID.product, Answers: {}, Moved: [], Mapped: [], Left: [] };
  const { api, person } = openPortal('/inicio', {
    answers: {
      ...bidLookups,
      'GET /quotes/search': { Items, Total: 2, Page: 1, PageSize: 10, More: false },
      'GET /quote/repeat': repeated,
    },
  });
  await person.click(await screen.findByRole('button', { name: /^Repetir/ }, patience));
  expect(await screen.findByText('Repetição da solicitação BID0000001', {}, patience)).toBeVisible();
  expect(api.calls('GET /quote/repeat').map(({ query }) => query.get('identifier'))).toEqual(['BID0000001']);
});
