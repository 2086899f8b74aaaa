import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal, patience } from '../../../tests/support/portal/openPortal';

const ACCEPT = 'POST /user/termsofservice/AceptLastVersion';
const terms = {
  Version: '3',
  PublishedOn: '2026-10-01',
  Sections: [
    { id: 'a', title: 'Apresentação', subDescription: [{ id: 'b', textTitle: 'T', textDescription: 'D' }] },
  ],
};

async function open(newUser: boolean, accept: unknown = null) {
  const portal = openPortal('/inicio', {
    person: { newUser },
    answers: {
      'GET /user/termsofservice/HasAceptedLastVersion': false,
      'GET /termsofservice': terms,
      [ACCEPT]: accept,
    },
  });
  await screen.findByText('1. Apresentação', {}, patience);
  return portal;
}
const dialog = (name: string) => screen.getByRole('dialog', { name });
const press = (name: string, within_: string) => within(dialog(within_)).getByRole('button', { name });

it('who accepted an earlier version is told of the update, and may leave', async () => {
  const { person } = await open(false);
  await person.click(press('Sair', 'Atualizações do Termo de Uso'));
  await arrive('/login');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a failed acceptance is told with its status, and can be tried again', async () => {
  const { api, person } = await open(true, refuse(500));
  await person.click(screen.getByLabelText('Li e Aceito os Termos de Uso'));
  await person.click(press('Confirmar', 'Termos de Uso'));
  const alert = await screen.findByRole('dialog', { name: '500' });
  expect(alert).toHaveTextContent('Contate o administrador do sistema!');
  await person.click(within(alert).getByRole('button', { name: 'Fechar' }));
  api.answer({ [ACCEPT]: null });
  await person.click(press('Confirmar', 'Termos de Uso'));
  expect(await screen.findByText('Sua assinatura nos termos de uso foi recebida com sucesso.')).toBeVisible();
  expect(api.calls(ACCEPT).at(-1)!.body).toMatchObject({ version: '3' });
});
