import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../../tests/support/portal/openBid';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const fault = {
  ...{ File: '_documents/proposta.json', Pointer: '/sections/0/lines/0/text', Code: 'unknown-parameter' },
  Message: 'Nothing fills {x}.',
};
const PRINT = 'POST /analyst/print';

it('a document is asked for with the answers typed and their day, and its faults are said with their places', async () => {
  const { api, person } = openPortal('/produtos/licitante', {
    person: null,
    answers: { [PRINT]: { Faults: [fault], Pdf: null } },
  });
  await person.type(await field('CPF/CNPJ do Segurado'), '87654321000198');
  const views = within(await screen.findByRole('region', { name: 'Outras vistas' }, patience));
  await person.click(views.getByRole('button', { name: 'Documentos impressos' }));
  const print = await views.findByRole('button', { name: 'Imprimir modelo' }, patience);
  expect(api.calls(PRINT)).toEqual([]);
  await person.click(print);
  expect(await views.findByText(`${fault.File}#${fault.Pointer}`, {}, patience)).toBeVisible();
  expect(api.calls(PRINT)[0]!.body).toMatchObject({
    ...{ Product: 'licitante', Files: {}, Document: 'proposta' },
    Answers: { 'insured.document': '87654321000198' },
    Today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  api.answer({ [PRINT]: refuse(429, { Code: 'TOO_MANY_REQUESTS', Message: 'Aguarde um pouco.' }) });
  await person.click(views.getByRole('button', { name: 'Imprimir de novo' }));
  expect(await views.findByText('Aguarde um pouco.', {}, patience)).toBeVisible();
});

it('a choice of payment is made of what the rating offers, and printed with', async () => {
  const { api, person } = openPortal('/produtos/licitante', {
    person: null,
    answers: { [PRINT]: { Faults: [fault], Pdf: null } },
  });
  await person.type(await field('Começar de'), 'Respostas: complete{Enter}');
  const views = within(await screen.findByRole('region', { name: 'Outras vistas' }, patience));
  await person.click(views.getByRole('button', { name: 'Documentos impressos' }));
  await person.selectOptions(await views.findByLabelText('Pagamento', {}, patience), '5 parcelas');
  await person.click(views.getByRole('button', { name: 'Imprimir modelo' }));
  await views.findByText(fault.Message, {}, patience);
  expect(api.calls(PRINT)[0]!.body).toMatchObject({ Installments: 5 });
  await person.selectOptions(views.getByLabelText('Documento'), 'Comprovante de solicitação');
  expect(views.queryByLabelText('Pagamento')).toBeNull();
});
