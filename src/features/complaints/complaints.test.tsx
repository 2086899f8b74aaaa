import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const SEND = 'POST /complaint';

async function open(answers = {}) {
  const portal = openPortal('/reclamacoes-sugestoes', { answers: { 'GET /complaint': [], ...answers } });
  await screen.findByLabelText('Assunto', { exact: false }, patience);
  return portal;
}
const subject = () => screen.getByLabelText('Assunto', { exact: false });
const send = () => screen.getByRole('button', { name: 'Enviar' });

it('a file that is no PDF is refused in the server’s words', async () => {
  const { person } = await open({
    'POST /document/save': refuse(422, { Message: 'O arquivo não é um PDF.' }),
  });
  const file = new File(['<html></html>'], 'pagina.pdf', { type: 'application/pdf' });
  await person.upload(await screen.findByTestId('complaint_file-file', {}, patience), file);
  expect(
    await screen.findByText(/Ocorreu um erro e pagina\.pdf não foi anexado! O arquivo não é um PDF\./),
  ).toBeInTheDocument();
});

it('a message whose answer was lost is sent again as the same one', async () => {
  const { api, person } = await open({ [SEND]: cut() });
  await person.click(screen.getByLabelText('Sugestão'));
  await person.type(subject(), 'Exportar em Excel');
  await person.type(screen.getByRole('textbox', { name: /Mensagem/ }), 'Seria útil exportar a lista.');
  await person.click(send());
  expect(await screen.findByText(/Não foi possível falar com o servidor\./)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Fechar' }));
  api.answer({ [SEND]: { Protocol: 'REC0000001' } });
  await person.click(send());
  expect(await screen.findByText('Recebemos sua mensagem')).toBeVisible();
  const keys = api.calls(SEND).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a subject that is too long is said beside its field', async () => {
  const { person } = await open();
  await person.click(subject());
  await person.paste('a'.repeat(121));
  await person.click(send());
  expect((await screen.findAllByText('* O limite máximo é de 120 caracteres!'))[0]).toBeVisible();
});

it('a page that fails to render keeps its frame, and is there once it is opened anew', async () => {
  openPortal('/reclamacoes-sugestoes', { answers: { 'GET /complaint': 7 } });
  expect(await screen.findByText('Algo deu errado.', {}, patience)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Perfil/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
});

it('missing rights end the session', async () => {
  openPortal('/reclamacoes-sugestoes', { answers: { 'GET /complaint': refuse(403) } });
  await waitFor(() => expect(window.location.pathname).toBe('/error/403'), patience);
  expect(await screen.findByRole('link', { name: 'Voltar ao início' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Perfil/ })).toBeNull();
});
