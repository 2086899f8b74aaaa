import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { openBid } from '../../../tests/support/portal/openBid';
import { heading } from '../../../tests/support/portal/openPortal';

const SAVE = 'POST /document/save';
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const input = () => document.querySelector<HTMLInputElement>('#step-files input[type=file]')!;
const drop = (files: readonly File[]) =>
  fireEvent.drop(screen.getByRole('button', { name: /Clique para escolher/ }), { dataTransfer: { files } });
const told = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeInTheDocument();

/** What the server says of a file (server/modules/documents); the page says it after the file's name. */
const refused: readonly (readonly [name: string, status: number, reason: string])[] = [
  ['pagina.pdf', 422, 'O arquivo não é um PDF.'],
  ['cortado.pdf', 422, 'O arquivo PDF está incompleto.'],
  ['protegido.pdf', 422, 'O arquivo PDF está protegido por senha.'],
  ['script.pdf', 422, 'O arquivo PDF contém scripts, ações ou anexos e não pode ser aceito.'],
  ['vazio.pdf', 422, 'O arquivo está vazio.'],
  ['enorme.pdf', 413, 'O arquivo deve ter no máximo 10 MB.'],
];

it('what is no acceptable PDF is refused with its reason', async () => {
  const { api, person } = openBid('files');
  await heading('Arquivos');
  for (const [name, status, Message] of refused) {
    api.answer({ [SAVE]: refuse(status, { Message }) });
    await person.upload(input(), pdf(name));
    await told(`Ocorreu um erro e ${name} não foi anexado! ${Message}`);
  }
  drop([pdf('um.pdf'), pdf('dois.pdf')]);
  await told('Ocorreu um erro e um.pdf, dois.pdf não foi anexado! Envie um arquivo por vez.');
  drop([new File(['x'], 'nota.txt', { type: 'text/plain' })]);
  await told('Ocorreu um erro e nota.txt não foi anexado! Somente arquivos PDF são aceitos.');
  expect(screen.queryByRole('list', { name: 'Arquivos anexados' })).toBeNull();
  const listed = screen.getByRole('list', { name: 'Arquivos não anexados' });
  expect(within(listed).getAllByRole('listitem')).toHaveLength(refused.length + 3);
  expect(api.calls(SAVE)).toHaveLength(refused.length);
});

it('an upload that the network loses can be tried again', async () => {
  const { api, person } = openBid('files', {}, { [SAVE]: cut() });
  await heading('Arquivos');
  await person.upload(input(), pdf('edital.pdf'));
  await screen.findAllByText(/^Ocorreu um erro e edital\.pdf não foi anexado!/);
  api.answer({ [SAVE]: { DocumentID: 'd1', DocumentName: 'edital.pdf' } });
  await person.upload(input(), pdf('edital.pdf'));
  await told('edital.pdf foi anexado!');
  expect(screen.getByRole('list', { name: 'Arquivos anexados' })).toHaveTextContent('edital.pdf');
  expect(screen.queryByRole('list', { name: 'Arquivos não anexados' })).toBeNull();
});
