import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DETAILS, POLICY, policyAnswers } from '../../../../tests/support/portal/endorsement';
import { axeFindings } from '../../../../tests/support/portal/axeFindings';
import { cut, type Answers } from '../../../../tests/support/portal/fakeApi';
import { field } from '../../../../tests/support/portal/openBid';
import {
  arrive,
  goBack,
  heading,
  openPortal,
  reopenPortal,
  patience,
} from '../../../../tests/support/portal/openPortal';
import { shownPolicy, WHAT_IF, whatIfAnswer } from '../../../../tests/support/portal/whatIf';

const AMOUNT = 'Importância Segurada';
const END = 'Fim de Vigência';
const START = 'A alteração vale a partir de';
const PAGE = `/apolices/${POLICY.number}`;

async function open(answers: Answers = {}, more: Parameters<typeof whatIfAnswer>[0] = {}) {
  const portal = openPortal(PAGE, {
    answers: {
      ...policyAnswers(),
      [DETAILS]: shownPolicy,
      'GET /invoices': [],
      [WHAT_IF]: await whatIfAnswer(more),
      ...answers,
    },
  });
  await portal.person.click(await screen.findByRole('button', { name: 'Simular alteração' }, patience));
  return portal;
}

async function openForm(more: Parameters<typeof whatIfAnswer>[0] = {}) {
  const portal = await open({}, more);
  const form = within(await screen.findByRole('form', { name: 'Simulação' }, patience));
  const type = async (label: string, text: string) => {
    const input = form.getByLabelText(label);
    await portal.person.clear(input);
    await portal.person.type(input, text);
  };
  const result = () =>
    screen.getByRole('region', { name: 'Resultado' }).textContent.replaceAll('\u00a0', ' ');
  const ask = () => form.getByRole('button', { name: 'Pedir este endosso' });
  return { ...portal, form, type, result, ask };
}

describe('what if', () => {
  it('prices what is typed, names its type, and takes it back; the server is asked once', async () => {
    const { api, person, form, type, result, ask } = await openForm();
    expect(screen.getByRole('heading', { name: 'E se a apólice mudasse?' })).toHaveFocus();
    expect(form.getByLabelText(AMOUNT)).toHaveValue('100.000,00');
    expect(result()).toContain('Mude um dos valores');
    expect(ask()).toBeDisabled();
    await type(AMOUNT, '200000');
    expect(result()).toMatch(/Tipo de endossoAumento de Importância SeguradaPrêmio adicionalR\$ 168,49/);
    await type(END, '10042027');
    expect(result()).toMatch(/Prorrogação com Aumento de Importância SeguradaPrêmio adicionalR\$ 990,41/);
    expect(ask()).toBeEnabled();
    await person.click(form.getByRole('button', { name: 'Desfazer alterações' }));
    expect(form.getByLabelText(AMOUNT)).toHaveValue('100.000,00');
    expect(result()).toContain('Mude um dos valores');
    expect(api.calls(WHAT_IF)).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
  });

  it('says what comes back, off the open billets first, and that zero ends the policy', async () => {
    const { form, type, result } = await openForm({ OpenBillets: 100 });
    await type(AMOUNT, '50000');
    expect(result()).toMatch(/Redução de Importância SeguradaValor a devolverR\$ 84,25/);
    expect(result()).toContain('Primeiro abate R$ 84,25 de boletos em aberto.');
    await type(AMOUNT, '0');
    expect(result()).toMatch(/CancelamentoValor a devolver estimadoR\$ 168,49/);
    expect(result()).toContain('Primeiro abate R$ 100,00 de boletos em aberto; R$ 68,49 são pagos a você.');
    expect(result()).toContain('Um executivo analisa o pedido.');
    expect(form.getByLabelText(END)).toHaveAttribute('readonly');
  });

  it('says at the field what can be had instead', async () => {
    const { person, form, type, result, ask } = await openForm();
    await type(END, '30122026');
    expect(
      form.getByText(
        'O fim de vigência só pode ser adiado, para depois de 31/12/2026. Para encerrar antes, informe zero na importância segurada ou fale com seu executivo.',
      ),
    ).toBeVisible();
    expect(ask()).toBeDisabled();
    await type(END, '31122026');
    await type(AMOUNT, '50000');
    await type(START, '19112026');
    expect(form.getByText(/^Sem análise, a alteração começa a partir de 20\/11\/2026\./)).toBeVisible();
    await type(START, '99');
    expect(ask()).toBeEnabled();
    // Past its calendar's button, which is of the field.
    await person.tab();
    await person.tab();
    expect(ask()).toBeDisabled();
    expect(result()).toContain('Corrija os campos em destaque');
    await type(START, '20112026');
    await type(AMOUNT, '1000000,01');
    expect(form.getByText(/excede o valor do contrato\. Pode ir até R\$\s1\.000\.000,00/)).toBeVisible();
    expect(ask()).toBeDisabled();
    await type('Valor Contrato', '1200000');
    expect(result()).toContain('Sem análise');
  });

  it('an emptied amount stays empty, and counts as it was', async () => {
    const { person, form, result } = await openForm();
    await person.clear(form.getByLabelText(AMOUNT));
    expect(form.getByLabelText(AMOUNT)).toHaveValue('');
    expect(form.getByText('Em branco, vale o que a apólice diz hoje.')).toBeVisible();
    expect(result()).toContain('Mude um dos valores');
  });

  it('opens the wizard filled by the keyboard, and keeps it as a draft even if it is left at once', async () => {
    const { person, type } = await openForm();
    await type(AMOUNT, '200000{Enter}');
    await arrive(`/endossos/${POLICY.number}`);
    await heading('Dados do Endosso');
    expect(screen.getByText(/Aumento de Importância Segurada, prêmio de R\$\s168,49$/)).toBeVisible();
    await waitFor(async () =>
      expect(await field('Tipo de Endosso')).toHaveValue('Aumento de Importância Segurada'),
    );
    await goBack();
    await arrive(PAGE);
    cleanup();
    window.history.replaceState({ key: 'later', idx: 0 }, '', `/endossos/${POLICY.number}`);
    reopenPortal();
    await person.click(await screen.findByRole('button', { name: /^Continuar/ }, patience));
    await waitFor(async () =>
      expect(await field('Tipo de Endosso')).toHaveValue('Aumento de Importância Segurada'),
    );
  });

  it('says why nothing can be tried', async () => {
    const Refusal = {
      Code: 'POLICY_EXPIRED',
      Title: 'A apólice está vencida',
      Message: 'Procure seu executivo.',
    };
    await open({ [WHAT_IF]: { Refusal, Trial: null, MayAsk: true } });
    expect(await screen.findByText('A apólice está vencida', {}, patience)).toBeVisible();
    expect(screen.getByText('Procure seu executivo.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Simulação' })).toBeNull();
  });

  it('is for looking only where the change is not theirs to ask for', async () => {
    const { form, type, result } = await openForm({ MayAsk: false });
    await type(AMOUNT, '200000{Enter}');
    expect(result()).toContain('R$ 168,49');
    expect(form.queryByRole('button', { name: 'Pedir este endosso' })).toBeNull();
    expect(form.getByText(/O pedido é feito pelo cliente/)).toBeVisible();
  });

  it('what did not come is asked for again', async () => {
    const { api, person } = await open({ [WHAT_IF]: cut() });
    const again = await screen.findByRole('button', { name: 'Tentar novamente' }, patience);
    api.answer({ [WHAT_IF]: await whatIfAnswer() });
    await person.click(again);
    expect(await screen.findByRole('form', { name: 'Simulação' }, patience)).toBeVisible();
  });
});
