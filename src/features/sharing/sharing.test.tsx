import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Shared, Shares } from '../../../contract/sharing';
import { STATUS } from '../../../contract/statuses/quote';
import { cut, plain, refuse } from '../../../tests/support/portal/fakeApi';
import { heading, openPortal, patience } from '../../../tests/support/portal/openPortal';
import { QUOTE, quoteAt } from '../../../tests/support/portal/quote';
import * as saving from '../../shared/saveBlob';

const TOKEN = 's1~abc';
const shared: Shared = {
  Kind: 'Apólice',
  Number: '20260775000000100',
  ProductName: 'Licitante',
  HolderName: 'Construtora Serra Azul Ltda',
  InsuredName: 'Prefeitura de Santos',
  InsurerName: 'Essor',
  InsuredAmount: 10_000,
  ValidityStart: '2026-11-20',
  ValidityEnd: '2027-02-18',
  IssuedAt: '2026-11-20T15:00:00.000Z',
  IsCancelled: false,
  ExpiresAt: '2026-12-20T15:00:00.000Z',
  Archive: 'documentos-BID0000001.zip',
};
const OVER = 'Este link expirou, foi revogado ou não existe. Peça um novo a quem o enviou.';
const open = (answer: unknown) =>
  openPortal(`/compartilhado#${TOKEN}`, { person: null, answers: { 'POST /shared': answer } });

describe('a link to what was issued', () => {
  it('shows it to whoever has it; the token goes in no address', async () => {
    const { api } = open(shared);
    expect(await heading('Apólice 20260775000000100')).toBeVisible();
    expect(screen.getByText('Prefeitura de Santos')).toBeVisible();
    expect(screen.getByText('20/11/2026 a 18/02/2027')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Baixar documentos' })).toBeVisible();
    expect(api.names().join(' ')).not.toContain(TOKEN);
    expect(api.calls('POST /shared').map(({ body }) => body)).toEqual([{ Token: TOKEN }]);
  });

  it('that leads nowhere any more says so, also where that is learnt with the documents', async () => {
    const over = refuse(410, { Code: 'SHARE_OVER', Message: OVER });
    const { api, person } = open(shared);
    await heading('Apólice 20260775000000100');
    api.answer({ 'POST /shared': over, 'POST /shared/documents': over });
    await person.click(screen.getByRole('button', { name: 'Baixar documentos' }));
    expect(await heading('Este link não abre mais nada')).toBeVisible();
    expect(screen.getByText(OVER)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('saves the documents under the name that they have for who shared them', async () => {
    const { api, person } = open(shared);
    const saved = vi.spyOn(saving, 'saveBlob').mockReturnValue();
    onTestFinished(() => saved.mockRestore());
    await heading('Apólice 20260775000000100');
    api.answer({ 'POST /shared/documents': plain(new Blob()) });
    await person.click(screen.getByRole('button', { name: 'Baixar documentos' }));
    await waitFor(() => expect(saved.mock.lastCall?.[1]).toBe(shared.Archive));
  });

  it('is tried again after the connection was lost', async () => {
    const { api, person } = open(cut());
    await heading('Não foi possível abrir o link');
    api.answer({ 'POST /shared': shared });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await heading('Apólice 20260775000000100')).toBeVisible();
  });
});

describe('sharing what was issued', () => {
  const link = {
    Id: 'l1',
    CreatedBy: 'Clara Nogueira',
    CreatedAt: '2026-11-20T15:00:00.000Z',
    ExpiresAt: '2026-12-20T15:00:00.000Z',
  };
  const none: Shares = { Items: [], Days: 30 };
  const issued = {
    Code: 'c',
    Number: '20260775000000100',
    IssuedAt: '2026-11-20T15:00:00.000Z',
    Billets: [],
  };

  async function openDialog(made: unknown) {
    const portal = openPortal(QUOTE.path, {
      answers: {
        'GET /quote': await quoteAt(STATUS.issued, { Policy: issued }),
        'GET /quote/shares': none,
        'POST /quote/share': made,
        'DELETE /quote/share': null,
      },
    });
    await portal.person.click(await screen.findByRole('button', { name: 'Compartilhar' }, patience));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    expect(await dialog.findByText(/vale por 30 dias/)).toBeVisible();
    return { ...portal, dialog };
  }

  it('lists a link whose answer was lost: it can be revoked, and another one made', async () => {
    const { api, person, dialog } = await openDialog(cut());
    api.answer({ 'GET /quote/shares': { ...none, Items: [link] } });
    await person.click(dialog.getByRole('button', { name: 'Criar link' }));
    expect(await dialog.findByRole('button', { name: /^Revogar/ })).toBeVisible();
    expect(dialog.queryByLabelText('Endereço do link')).toBeNull();
  });

  it('makes a link that is copied this once, lists it with its end, and revokes it', async () => {
    const made = { Id: 'l1', Token: TOKEN, ExpiresAt: link.ExpiresAt };
    const { api, person, dialog } = await openDialog(made);
    api.answer({ 'GET /quote/shares': { ...none, Items: [link] } });
    await person.click(dialog.getByRole('button', { name: 'Criar link' }));
    const address = await dialog.findByLabelText('Endereço do link');
    expect(address).toHaveValue(`${window.location.origin}/compartilhado#${TOKEN}`);
    expect(await dialog.findByText(/^Vale até 20\/12\/2026/)).toBeVisible();
    api.answer({ 'GET /quote/shares': none });
    await person.click(dialog.getByRole('button', { name: /^Revogar/ }));
    await waitFor(() => expect(dialog.queryByText(/^Vale até/)).toBeNull());
    expect(dialog.queryByLabelText('Endereço do link')).toBeNull();
    expect(api.calls('DELETE /quote/share').map(({ query }) => query.get('id'))).toEqual(['l1']);
  });
});
