import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeskImport, PolicyImport } from '../../../contract/imports';
import { serra, vale } from '../../../tests/support/portal/answers';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal, patience, reopenPortal } from '../../../tests/support/portal/openPortal';
import { readPdfText } from '../../../tests/support/portal/readPdfText';

const SEND = 'POST /InsurancePolicy/import';
const LIST = 'GET /InsurancePolicy/imports';
const SAVE = 'POST /document/save';

const sent: PolicyImport = {
  Identifier: 'IMP0000001',
  Number: 'APL12345',
  Insurer: 'Essor',
  HolderDocument: serra.cpfcnpj,
  HolderName: serra.name,
  StartDateValidity: '2026-01-01',
  EndDateValidity: '2027-01-01',
  InsuredAmount: 1000,
  Document: { DocumentID: 'd1', DocumentName: 'a.pdf' },
  Status: 'waiting',
  CreatedAt: '2026-11-20T12:00:00.000Z',
  DecidedAt: null,
  Reason: null,
  PolicyNumber: null,
};
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const card = (name: string) => screen.findByRole('article', { name }, patience);

async function open(answers = {}) {
  readPdfText.mockResolvedValue('');
  const portal = openPortal('/importacao-de-apolices', { answers: { [LIST]: [], ...answers } });
  await screen.findByText('Nenhuma apólice foi enviada ainda.', { exact: false }, patience);
  return { ...portal, input: await screen.findByTestId('import-files-file', {}, patience) };
}

describe('policies of other brokerages', () => {
  it('go each its own way: one is refused and tried again, the other proposes what its text says', async () => {
    let tries = 0;
    const save = ({ body }: { body: unknown }) => {
      const { DocumentName } = body as { DocumentName: string };
      if (DocumentName !== 'quebrada.pdf') return 'd-boa';
      tries += 1;
      return tries === 1
        ? refuse(422, { Message: 'O arquivo PDF está corrompido e não pôde ser aberto.' })
        : 'd-quebrada';
    };
    const { api, person, input } = await open({ [SAVE]: save, [SEND]: { Identifier: 'IMP0000007' } });
    readPdfText.mockImplementation(async (file: File) =>
      file.name === 'boa.pdf'
        ? `Essor Apólice nº 12.345-6 Vigência: 01/03/2026 até 01/03/2027 Importância Segurada: R$ 1.500,00`
        : '',
    );
    await person.upload(input, [pdf('boa.pdf'), pdf('quebrada.pdf')]);

    const broken = await card('quebrada.pdf');
    expect(await within(broken).findByText(/está corrompido e não pôde ser aberto/)).toBeVisible();
    const good = await card('boa.pdf');
    expect(await within(good).findByLabelText('Número da apólice', {}, patience)).toHaveValue('123456');
    expect(within(good).getByLabelText('Seguradora')).toHaveValue('Essor');
    await person.click(within(good).getByRole('button', { name: 'Enviar para validação' }));
    expect(await within(good).findByText('IMP0000007')).toBeVisible();
    expect(api.calls(SEND)[0]!.body).toEqual({
      number: '123456',
      insurer: 'Essor',
      policyHolder: serra.cpfcnpj,
      startDateValidity: '2026-03-01',
      endDateValidity: '2027-03-01',
      insuredAmount: 1500,
      documentId: 'd-boa',
    });

    await person.click(within(broken).getByRole('button', { name: /^Tentar novamente/ }));
    expect(await within(broken).findByText(/Não foi possível ler os dados/)).toBeVisible();
  });

  it('that are no PDF, are here already or are too large are named, and the others go on', async () => {
    const { api, person, input } = await open({ [SAVE]: 'd1' });
    const large = pdf('enorme.pdf');
    Object.defineProperty(large, 'size', { value: 10_000_001 });
    const all = [new File(['x'], 'nota.txt', { type: 'text/plain' }), pdf('a.pdf'), pdf('a.pdf'), large];
    fireEvent.change(input, { target: { files: all } });
    const alerts = (await screen.findAllByRole('alert', {}, patience)).map(({ textContent }) => textContent);
    expect(alerts).toContainEqual(expect.stringMatching(/Somente arquivos PDF.*nota\.txt/));
    expect(alerts).toContainEqual(expect.stringMatching(/Já está nesta importação.*a\.pdf/));
    expect(await within(await card('enorme.pdf')).findByText(/no máximo 10 MB/)).toBeVisible();
    await within(await card('a.pdf')).findByText(/Não foi possível ler os dados/, {}, patience);
    expect(api.calls(SAVE)).toHaveLength(1);
    await person.click(within(await card('a.pdf')).getByRole('button', { name: /^Remover/ }));
    fireEvent.change(input, { target: { files: [pdf('a.pdf')] } });
    expect(screen.queryByText('Já está nesta importação')).toBeNull();
    await card('a.pdf');
  });

  it('that were sent already say so, and keep what was typed, here and after a reload', async () => {
    const { api, person, input } = await open({
      'GET /client/myClients': [serra, vale],
      [SAVE]: 'd1',
      [SEND]: refuse(409, { Message: 'A apólice com este número já está no portal.' }),
    });
    await person.upload(input, pdf('dupla.pdf'));
    const form = await card('dupla.pdf');
    const number = await within(form).findByLabelText('Número da apólice', {}, patience);
    await person.selectOptions(within(form).getByLabelText('Tomador'), '1');
    await person.type(number, 'AB-12345');
    await person.type(within(form).getByLabelText('Seguradora'), 'Essor');
    await person.type(within(form).getByLabelText('Início de Vigência'), '01032026');
    await person.type(within(form).getByLabelText('Fim de Vigência'), '01032027');
    await person.type(within(form).getByLabelText('Importância Segurada'), '150000');
    await person.click(within(form).getByRole('button', { name: 'Enviar para validação' }));
    expect(await within(form).findByText('A apólice com este número já está no portal.')).toBeVisible();
    expect(api.calls(SEND)[0]!.body).toMatchObject({ number: 'AB12345', policyHolder: vale.cpfcnpj });
    cleanup();
    reopenPortal();
    const again = await card('dupla.pdf');
    expect(await within(again).findByLabelText('Número da apólice', {}, patience)).toHaveValue('AB12345');
  });

  it('say what became of them, and lead to the policy', async () => {
    const decided = { DecidedAt: '2026-11-20T13:00:00.000Z' };
    const refused = {
      ...sent,
      ...decided,
      Identifier: 'IMP0000002',
      Status: 'refused',
      Reason: 'O PDF é de outra apólice.',
    };
    const accepted = {
      ...sent,
      ...decided,
      Identifier: 'IMP0000003',
      Status: 'accepted',
      PolicyNumber: 'APL12345',
    };
    openPortal('/importacao-de-apolices', { answers: { [LIST]: [sent, refused, accepted] } });
    expect(await screen.findByText('O PDF é de outra apólice.', {}, patience)).toBeVisible();
    expect(screen.getByText('Em validação')).toBeVisible();
    expect(screen.getByRole('link', { name: 'APL12345' })).toHaveAttribute('href', '/apolices/APL12345');
  });

  it('are no other files', async () => {
    const { person, input } = await open();
    input.removeAttribute('accept');
    await person.upload(input, new File(['x'], 'planilha.xlsx'));
    expect(await screen.findByText(/Não enviamos planilha\.xlsx/)).toBeVisible();
  });
});

describe('at the desk', () => {
  const waiting: DeskImport = {
    ...sent,
    Sender: { Name: 'Clara Nogueira', Email: 'clara@lastro.test' },
    IsKnown: true,
  };
  const ACCEPT = 'POST /desk/imports/IMP0000001/accept';
  const REFUSE = 'POST /desk/imports/IMP0000001/refuse';

  it('one is read beside its PDF, corrected and accepted, or refused with a reason', async () => {
    const { api, person } = openPortal('/executivo/importacoes', {
      person: { isExecutive: true },
      answers: {
        'GET /desk/imports': [waiting],
        'GET /desk/imports/IMP0000001/document': refuse(404),
        [ACCEPT]: refuse(409, { Message: 'Já existe uma apólice com este número no portal.' }),
        [REFUSE]: null,
      },
    });
    await person.click(await screen.findByRole('link', { name: 'IMP0000001' }, patience));
    await arrive('/executivo/importacoes/IMP0000001');
    expect(await screen.findByText('Número já usado')).toBeVisible();
    const number = await screen.findByLabelText('Número da apólice', {}, patience);
    await person.clear(number);
    await person.type(number, 'APL54321');
    await person.click(screen.getByRole('button', { name: 'Aceitar apólice' }));
    expect((await screen.findAllByText('Escolha o produto.'))[0]).toBeVisible();
    await person.type(screen.getByLabelText('Produto'), 'Licit{Enter}');
    await person.click(screen.getByRole('button', { name: 'Aceitar apólice' }));
    expect(await screen.findByText('Já existe uma apólice com este número no portal.')).toBeVisible();
    expect(api.calls(ACCEPT)[0]!.body).toMatchObject({ number: 'APL54321', product: 'BID' });

    await person.click(screen.getByRole('button', { name: 'Recusar' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(await within(dialog).findByLabelText('Motivo da recusa'), 'Outra apólice.');
    await person.click(within(dialog).getByRole('button', { name: 'Recusar importação' }));
    await waitFor(() => expect(api.calls(REFUSE)[0]?.body).toEqual({ reason: 'Outra apólice.' }));
  });
});
