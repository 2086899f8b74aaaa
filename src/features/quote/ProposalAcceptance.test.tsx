// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plans } from '../../../tests/support/portal/answers';
import { UiProvider } from '../../../renderers/ui';
import { api } from '../../shared/api/api';
import { ApiError } from '../../shared/api/ApiError';
import { ProposalAcceptance } from './ProposalAcceptance';

const person = { executive: false, user: { name: 'Ana', email: 'a@b.test', phone: '' }, clients: [] };
// Whether the proposal was lost meanwhile is another test's.
const unwatched = { begun: () => undefined, failed: () => undefined };
const put = vi.spyOn(api, 'put');
const get = vi.spyOn(api, 'get');

beforeEach(() => {
  put.mockReset().mockResolvedValue({ data: { Identifier: 'BID1' } });
  get.mockReset().mockImplementation(async (url) => ({
    data: url === '/quote/payment/plans' ? plans : { today: '2026-11-26', ...person },
  }));
});
afterEach(() => document.body.replaceChildren());

async function show(asksDueDate: boolean) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <UiProvider>
          <ProposalAcceptance
            identifier="BID1"
            sending={unwatched}
            asksDueDate={asksDueDate}
            installments={2}
          />
        </UiProvider>
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.findByRole('button', { name: 'Contratar' });
}
const confirm = async () => {
  expect(await screen.findByText('Prefeitura de Santos · 87.654.321/0001-98')).toBeTruthy();
  expect(screen.getByText('2x no boleto')).toBeTruthy();
  await press('Sim');
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const accept = () => act(async () => void fireEvent.click(screen.getByRole('checkbox')));
const due = () => screen.queryByLabelText(/Vencimento da 1ª Parcela/);
const type = (text: string) =>
  act(async () => {
    fireEvent.input(due()!, { target: { value: text } });
    fireEvent.blur(due()!);
  });
const sent = () => put.mock.calls.map(([url, body]) => [url, body]);

test('a proposal whose due date is to come asks for none', async () => {
  await show(false);
  expect(due()).toBeNull();
  await accept();
  await press('Contratar');
  await confirm();
  expect(sent()).toEqual([['/quote/approve?identifier=BID1', {}]]);
});

test('one whose due date has passed is contracted with another', async () => {
  await show(true);
  expect(screen.getByText('O vencimento da 1ª parcela já passou')).toBeTruthy();
  await accept();
  await press('Contratar');
  expect(screen.getAllByText('Preenchimento obrigatório').length).toBeGreaterThan(0);
  expect(screen.queryByText('Deseja contratar esta proposta?')).toBeNull();
  await type('26/11/2026');
  expect(screen.getAllByText('A data mínima permitida é 27/11/2026').length).toBeGreaterThan(0);
  await type('10/12/2026');
  await press('Contratar');
  await confirm();
  expect(sent()).toEqual([['/quote/approve?identifier=BID1', { firstInstallmentDueDate: '2026-12-10' }]]);
});

test('a date that the server refuses is said in its words', async () => {
  const errors = [
    {
      path: 'firstInstallmentDueDate',
      code: 'due-from-tomorrow',
      message: 'A data mínima permitida é 28/11/2026',
    },
  ];
  put.mockRejectedValue(new ApiError({ status: 422, message: 'Há dados inválidos.', errors }));
  await show(true);
  await accept();
  await type('27/11/2026');
  await press('Contratar');
  await confirm();
  expect(screen.getByText('A data mínima permitida é 28/11/2026')).toBeTruthy();
});
