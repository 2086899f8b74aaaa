import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listedBid } from '../../../tests/support/portal/bid';
import { cut } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const template = {
  Id: 't1',
  Product: listedBid.Product,
  Name: 'Pregões de Santos',
  InsuredName: 'DNIT',
  CreatedAt: '2026-11-19T12:00:00.000Z',
};
const RENAME = 'PUT /template/t1/name';
const lists = { 'GET /draft': [listedBid], 'GET /template': [template] };
const open = (answers: Record<string, unknown>) => openPortal('/rascunhos', { answers });
const listed = () => screen.findByRole('button', { name: /^Usar modelo/ }, patience);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('drafts and templates', () => {
  it('that cannot be read are no empty list, and are read again', async () => {
    const { api, person } = open({ 'GET /draft': cut(), 'GET /template': cut() });
    const failure = 'Não foi possível carregar seus rascunhos e modelos.';
    expect(await screen.findByText(failure, {}, patience)).toBeVisible();
    expect(screen.queryByText('Nenhum rascunho.')).toBeNull();
    expect(screen.queryByText('Nenhum modelo.')).toBeNull();
    api.answer(lists);
    await person.click(press('Tentar novamente'));
    expect(await listed()).toBeVisible();
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  });

  it('keep the name that was typed where it could not be given', async () => {
    const { api, person } = open({ ...lists, [RENAME]: cut() });
    await listed();
    await person.click(press(/^Renomear ?Pregões/));
    const dialog = within(screen.getByRole('dialog'));
    await person.type(dialog.getByLabelText(/^Nome/), ' e Cubatão{Enter}');
    expect(await dialog.findByText(/Verifique sua conexão/)).toBeVisible();
    expect(dialog.getByLabelText(/^Nome/)).toHaveValue('Pregões de Santos e Cubatão');
    api.answer({ [RENAME]: null });
    await person.click(press('Salvar nome'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(RENAME)).toHaveLength(2);
  });

  it('are given a name once, though Enter is pressed twice', async () => {
    let give = (_answer: null) => {};
    const given = new Promise<null>((resolve) => (give = resolve));
    const { api, person } = open({ ...lists, [RENAME]: given });
    await listed();
    await person.click(press(/^Renomear ?Pregões/));
    await person.type(within(screen.getByRole('dialog')).getByLabelText(/^Nome/), ' 2{Enter}{Enter}');
    give(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(RENAME)).toHaveLength(1);
  });

  it('stay listed where they could not be discarded, and the page says so', async () => {
    const discard = `DELETE /draft/${listedBid.Product}/${listedBid.Key}`;
    const { person } = open({ ...lists, [discard]: cut() });
    await listed();
    await person.click(screen.getAllByRole('button', { name: /^Descartar/ })[0]!);
    await person.click(press('Sim'));
    await screen.findByText(/Verifique sua conexão/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(press(/^Continuar rascunho/)).toBeVisible();
  });

  it.each([
    ['one of two', [listedBid, { ...listedBid, Key: 'b1' }], [listedBid]],
    ['the last', [listedBid], []],
  ])('leave the focus in their list when %s is discarded', async (_which, before, after) => {
    const discard = `DELETE /draft/${listedBid.Product}/${before.at(-1)!.Key}`;
    const { api, person } = open({ ...lists, 'GET /draft': before, [discard]: null });
    await listed();
    const drafts = screen.getByRole('region', { name: 'Rascunhos' });
    await person.click(
      within(drafts)
        .getAllByRole('button', { name: /^Descartar/ })
        .at(-1)!,
    );
    api.answer({ 'GET /draft': after });
    await person.click(press('Sim'));
    await waitFor(() =>
      expect(within(drafts).queryAllByRole('button', { name: /^Descartar/ })).toHaveLength(after.length),
    );
    expect(drafts).toHaveFocus();
  });
});
