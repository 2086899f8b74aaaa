import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { DeskRequest } from '../../../../contract/desk';
import { UiProvider } from '../../../../renderers/ui/UiProvider';
import { fakeApi } from '../../../../tests/support/portal/fakeApi';
import { ApproveForm } from './ApproveForm';
import type { useDecision } from './useDecision';

const decision = { busy: false, send: async () => undefined } as unknown as ReturnType<typeof useDecision>;
const request = { Identifier: 'BID0000001', Quote: null } as unknown as DeskRequest;
const Quote = { CommercialPremium: 300, MaxInstallments: 4, InsurerName: 'Seguradora Aurora' };

it('says where what is given back goes, as it is typed', async () => {
  const price = { CommercialPremium: -150, IOFRate: 0, IOF: 0, GrossPremium: -150, MaxInstallments: 1 };
  const Netted = { OffBillets: 100, PaidOut: 50 };
  const answer = { ...price, MinimumPremium: null, Bounds: null, Netted };
  const api = fakeApi({ 'GET /desk/quote/price': answer });
  const change = { Identifier: 'END0000001', Quote: null } as unknown as DeskRequest;
  render(<ApproveForm request={change} decision={decision} />, { wrapper: UiProvider });
  await userEvent.type(screen.getByLabelText(/^Prêmio líquido/), '150,00');
  await userEvent.click(screen.getByLabelText('Este valor é restituído ao cliente'));
  const text = 'Primeiro abate R$ 100,00 de boletos em aberto; R$ 50,00 são pagos ao cliente.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.calls('GET /desk/quote/price').at(-1)?.query.get('commercialPremium')).toBe('-150');
});

it('what the rules suggest after the page came fills what nobody typed, and nothing else', async () => {
  const price = { CommercialPremium: 480.5, IOFRate: 0, IOF: 0, GrossPremium: 480.5, MaxInstallments: 5 };
  fakeApi({ 'GET /desk/quote/price': { ...price, MinimumPremium: null } });
  const { rerender } = render(<ApproveForm request={request} decision={decision} />, { wrapper: UiProvider });
  await userEvent.type(screen.getByLabelText(/^Prêmio líquido/), '480,50');
  rerender(<ApproveForm request={{ ...request, Quote } as unknown as DeskRequest} decision={decision} />);
  expect(screen.getByLabelText(/^Prêmio líquido/)).toHaveValue('480,50');
  expect(screen.getByLabelText(/^Máximo de parcelas/)).toHaveValue('4');
  expect(screen.getByLabelText(/^Seguradora/)).toHaveValue('Seguradora Aurora');
});

it.each([
  ['END0000001', '-3750', 'Informe o valor sem sinal de menos'],
  ['BID0000001', '-3750', 'não pode ser negativo'],
  ['END0000001', 'abc', 'em reais, como 1.234,56'],
  ['END0000001', '', 'Informe o prêmio líquido.'],
])('of %s, %j typed as the premium says what is wrong with it', async (Identifier, typed, words) => {
  fakeApi({});
  const asked = { Identifier, Quote: null } as unknown as DeskRequest;
  render(<ApproveForm request={asked} decision={decision} />, { wrapper: UiProvider });
  const premium = screen.getByLabelText(/^Prêmio líquido/);
  if (typed) await userEvent.type(premium, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Aprovar' }));
  expect(premium).toHaveAccessibleDescription(expect.stringContaining(words));
});
