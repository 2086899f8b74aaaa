import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Overview } from '../../contract/overview';
import type { Release } from '../../contract/publishing';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal, patience } from '../../../tests/support/portal/openPortal';

const GET = 'GET /workbench/overview';
const UpdatedAt = '2026-11-20T15:00:00.000Z';
const release: Release = {
  ...{
    Id: 12,
    IsBuild: false,
    State: 'proposed',
    IsHead: false,
    Base: 11,
    Note: 'Novos limites',
    Share: 100,
  },
  ...{ Author: 'Aline Barreto', IsMine: false, ProposedAt: UpdatedAt, ExpiresAt: UpdatedAt },
  ...{ Approver: null, From: null, WithdrawnBy: null, WithdrawnAt: null },
};
const nothing: Overview = {
  ...{ MayApprove: true, Releases: [], Drafts: [], DraftTotal: 0, Constants: [], Stops: [] },
};
const told: Overview = {
  MayApprove: true,
  Releases: [
    release,
    { ...release, Id: 13, Note: 'Minha', IsMine: true },
    { ...release, Id: 14, Note: 'Velha', State: 'expired' },
    { ...release, Id: 15, Note: 'Depois', State: 'scheduled', From: UpdatedAt },
  ],
  Drafts: [{ Id: 'd', Name: 'Limites', Author: 'Aline Barreto', IsOwn: true, UpdatedAt, Files: ['a'] }],
  DraftTotal: 7,
  Constants: [
    { Name: 'ceiling', Title: 'Teto', On: '2026-11-18', DaysLeft: -2, IsMissing: true },
    { Name: 'iof-other', Title: 'IOF', On: '2027-01-01', DaysLeft: 42, IsMissing: false },
  ],
  Stops: [{ Product: 'licitante', Step: 'Objeto', Entered: 40, Left: 20 }],
};

/** What the search asks, which a constant leads to. */
const ofPagesLedTo = {
  'GET /workbench/draft': [],
  'POST /workbench/search': { Definitions: 0, Cases: 0, Hits: [] },
};

const open = (overview: object) =>
  openPortal('/produtos', { answers: { [GET]: overview, ...ofPagesLedTo }, person: { isAnalyst: true } });
const part = async (name: string) => within(await screen.findByRole('region', { name }, patience));
const lines = async (name: string) =>
  (await part(name)).getAllByRole('listitem').map((line) => line.textContent);

it('begins with what needs the analyst, each line with what becomes of it, and leads there', async () => {
  const { person } = open(told);
  expect(await lines('Publicações em andamento')).toEqual([
    'Nº 12: Novos limitesProposta por Aline Barreto · espera a sua aprovação até 20/11/2026, 12:00',
    'Nº 13: MinhaProposta por você · espera a aprovação de outra pessoa até 20/11/2026, 12:00',
    'Nº 14: VelhaProposta por Aline Barreto · o prazo para aprovar terminou: proponha de novo',
    'Nº 15: DepoisAprovada, começa em 20/11/2026, 12:00',
  ]);
  expect(await lines('Constantes a vencer ou a mudar')).toEqual([
    'TetoVence em 18/11/2026 (anteontem) e falta o novo valor',
    'IOFOutro valor a partir de 01/01/2027 (em 42 dias)',
  ]);
  expect(await lines('Onde as pessoas mais param')).toEqual(['Licitante: Objeto20 de 40 saíram aqui (50%)']);
  expect((await part('Produtos')).getByRole('link', { name: 'Licitante' })).toBeVisible();
  const drafts = await part('Rascunhos');
  expect(drafts.getByRole('link', { name: 'Ver os 7 rascunhos' })).toBeVisible();
  await person.click((await part('Constantes a vencer ou a mudar')).getByRole('link', { name: 'Teto' }));
  await arrive('/produtos/buscar');
  expect(window.history.state.usr).toMatchObject({ Text: 'ceiling' });
});

it('says that nothing waits', async () => {
  open(nothing);
  expect(await screen.findByText(/^Nada espera por você/, {}, patience)).toBeVisible();
});

it('names all definitions also where that cannot be read, and reads it again', async () => {
  const { api, person } = open(refuse(503, { Code: 'UNAVAILABLE', Message: 'Volte logo.' }));
  const again = await screen.findByRole('button', { name: 'Tentar de novo' }, patience);
  expect((await part('Produtos')).getByRole('link', { name: 'Licitante' })).toBeVisible();
  api.answer({ [GET]: nothing });
  await person.click(again);
  expect(await screen.findByText(/^Nada espera por você/, {}, patience)).toBeVisible();
});
