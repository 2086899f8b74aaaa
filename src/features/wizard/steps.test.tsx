import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BID, bidLookups } from '../../../tests/support/portal/bid';
import { field, openBid } from '../../../tests/support/portal/openBid';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';

const INVALID = 'Verifique os campos em destaque antes de prosseguir';
const title = (step: string) => document.getElementById(`step-${step}-title`);
const focused = (step: string) => waitFor(() => expect(title(step)).toHaveFocus(), patience);

describe('a step', () => {
  it('lists what is wrong, takes focus, and leads to each field', async () => {
    const { person } = openPortal(BID.path, { answers: bidLookups });
    await heading('Dados do Segurado');
    await person.click(screen.getByRole('button', { name: 'Continuar' }));
    const summary = screen.getByRole('group', { name: INVALID });
    expect(summary).toHaveFocus();
    // The only company of this user is chosen already, and the name waits for the document.
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    const link = { name: 'CPF/CNPJ do Segurado: Preenchimento obrigatório' };
    await person.click(within(summary).getByRole('link', link));
    const document = await field('CPF/CNPJ do Segurado');
    expect(document).toHaveFocus();
    expect(document).toHaveAccessibleDescription(/Preenchimento obrigatório/);
    await person.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: INVALID })).toHaveFocus();
  });

  it('that is left by closing the page is counted in that moment: nothing is waited for any more', async () => {
    const { person } = openPortal(BID.path, { answers: bidLookups });
    await person.type(await field('CPF/CNPJ do Segurado'), '8765');
    window.dispatchEvent(new Event('pagehide'));
    expect(fetch).toHaveBeenLastCalledWith(
      '/api/wizard/stops',
      expect.objectContaining({ keepalive: true, body: expect.stringContaining('"left"') }),
    );
  });

  it('is gone back to by Voltar, and left from the first one to the choice of product', async () => {
    const answers = { ...bidLookups, 'GET /client/ReceitaWS/*': { nome: 'PRADO LTDA' } };
    const { person } = openPortal('/cotacao', { answers });
    await person.selectOptions(await field('Produto'), 'Seguro Garantia Setor Público');
    await person.type(await field('Modalidade'), 'Licitante{Enter}');
    await person.click(screen.getByRole('button', { name: 'Continuar' }));
    await arrive(BID.path);
    await person.type(await field('CPF/CNPJ do Segurado'), '87654321000198');
    await person.type(await field('Tipo de Licitação'), 'Pregão eletrônico{Enter}');
    await waitFor(async () => expect(await field('Nome do Segurado')).toHaveValue('PRADO LTDA'));
    await person.click(screen.getByRole('button', { name: 'Continuar' }));
    await focused('object');
    await person.click(screen.getByRole('button', { name: 'Voltar' }));
    await focused('insured');
    expect(await field('Tipo de Licitação')).toHaveValue('Pregão eletrônico');
    await person.click(screen.getByRole('button', { name: 'Voltar' }));
    await arrive('/cotacao');
  });

  it('that is done shows its summary and is reopened by Editar', async () => {
    const { person, retype, proceed } = openBid('requester', { 'objectProperty.noticeNumber': 'resumo/1' });
    await field('Nome do Solicitante');
    await focused('requester');
    const object = document.getElementById('step-object')!;
    expect(object).toHaveTextContent('resumo/1');
    await person.click(within(object).getByRole('button', { name: /^Ver resumo/ }));
    expect(object).toHaveTextContent(/R\$\s1\.000\.000,00/);
    await person.click(within(object).getByRole('button', { name: /^Editar/ }));
    await focused('object');
    expect(await field('Valor Contrato')).toHaveValue('1.000.000,00');
    await retype('Número do Edital', 'resumo/2');
    await proceed();
    await focused('requester');
    expect(document.getElementById('step-object')).toHaveTextContent('resumo/2');
  });
});

describe('a request is told of', () => {
  it.each([
    ['insured', 'CPF/CNPJ do Segurado', '11.111.111/1111-11', 'CPF/CNPJ inválido.'],
    ['object', 'Valor Contrato', '0,00', 'O campo Valor Contrato deverá ser maior que zero.'],
    ['requester', 'Telefone/Celular', '119', 'Telefone/Celular inválido.'],
  ])('a value at %s that cannot be: %s %s', async (step, label, value, message) => {
    const { retype, proceed } = openBid(step);
    await retype(label, value);
    await proceed();
    const at = (await field(label)).closest<HTMLElement>('[data-field]')!;
    expect(within(at).getByText(message)).toBeVisible();
  });
});
