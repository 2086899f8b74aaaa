import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, reopenPortal } from '../../../tests/support/portal/openPortal';

const contact = (name: string, title: string) => ({
  name,
  title,
  email: `${name}@lastro.test`,
  phone: '1140040066',
  cellPhone: '11987650066',
  section: null,
  photoFull: null,
  photoStandard: null,
});
const contacts = {
  executive: contact('Elisa Duarte', 'Executivo Responsável'),
  assistants: [contact('Ana', 'Assistente'), contact('Bia', 'Assistente')],
  superintendent: contact('Sérgio Monteiro', 'Superintendente'),
};
const answers = { 'GET /user/contacts': contacts };
const LABEL = 'Fale com o seu executivo';

it('executive, assistants and superintendent can be called; Esc leads back to the button', async () => {
  const { person } = openPortal('/inicio', { answers });
  await person.click(await screen.findByRole('button', { name: LABEL }));
  const panel = await screen.findByRole('dialog', { name: LABEL });
  expect(panel).toHaveFocus();
  const executive = within(panel).getByRole('region', { name: 'Executivo Responsável: Elisa Duarte' });
  expect(within(executive).getByRole('link', { name: /^WhatsApp\s*de Elisa Duarte$/ })).toHaveAttribute(
    'href',
    'https://wa.me/5511987650066',
  );
  expect(within(executive).getByRole('link', { name: '(11) 4004-0066' })).toBeVisible();
  expect(within(panel).getAllByRole('region', { name: /^Assistente: / })).toHaveLength(2);
  expect(within(panel).getByRole('region', { name: 'Superintendente: Sérgio Monteiro' })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: LABEL })).toHaveFocus();
});

it('a new executive introduces himself once', async () => {
  const { api, person } = openPortal('/inicio', {
    person: { newExecutiveNotification: true },
    answers: { ...answers, 'POST /user/NewExecutiveVisualized': null },
  });
  await person.click(await screen.findByRole('button', { name: 'Conheça seu novo executivo' }));
  expect(await screen.findByRole('dialog', { name: LABEL })).toBeVisible();
  await waitFor(() => expect(api.calls('POST /user/NewExecutiveVisualized')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Conheça seu novo executivo' })).toBeNull();
});

it('what the server did not hear of it is told again, and nobody introduces himself twice', async () => {
  const { api, person } = openPortal('/inicio', {
    person: { newExecutiveNotification: true },
    answers: { ...answers, 'POST /user/NewExecutiveVisualized': () => Promise.reject(new Error('cut')) },
  });
  await person.click(await screen.findByRole('button', { name: 'Conheça seu novo executivo' }));
  await waitFor(() => expect(api.calls('POST /user/NewExecutiveVisualized')).toHaveLength(1));
  cleanup();
  reopenPortal();
  await screen.findByRole('button', { name: LABEL });
  expect(screen.queryByRole('button', { name: 'Conheça seu novo executivo' })).toBeNull();
  await waitFor(() => expect(api.calls('POST /user/NewExecutiveVisualized')).toHaveLength(2));
});

it('without an executive there is help, and no WhatsApp where none is configured', async () => {
  openPortal('/inicio');
  expect(await screen.findByRole('button', { name: 'Precisa de ajuda?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Conversar pelo WhatsApp' })).toBeNull();
});
