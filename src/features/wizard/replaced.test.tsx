import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import labour from '../../../product-schemas/judicial-trabalhista/cases/given.json' with { type: 'json' };
import performance from '../../../product-schemas/performance/cases/given.json' with { type: 'json' };
import { refuse } from '../../../tests/support/portal/fakeApi';
import { announce } from '../../../renderers/ui';
import { DRAFT_KEY } from '../../../tests/support/portal/bid';
import { field } from '../../../tests/support/portal/openBid';
import { openPortal } from '../../../tests/support/portal/openPortal';

/** What the look-ups of both wizards are answered; nobody knows the insured. */
const lookups = {
  'GET /Tribunal/all': [],
  'GET /people/findByCpf': refuse(404),
  'GET /geography/states': [],
  'GET /geography/states/SP/cities': [],
  'GET /client/ViaCEPWS/01310100': refuse(404),
  'GET /client/ReceitaWS/*': refuse(404),
  'GET /client/findUserEmailsByClient': [],
  'GET /Vara/findById': [],
};

const wizards = {
  labour: {
    path: '/cotacao/judicial-trabalhista',
    product: 'judicial-trabalhista',
    answers: labour.complete,
    done: ['holder', 'claimant'],
    emptied: ['contractValue', 'percentageHarm', 'insuredImportance'],
  },
  performance: {
    path: '/cotacao/garantia/performance',
    product: 'performance',
    answers: performance.complete,
    done: ['rule', 'insured'],
    emptied: ['percentageGuarantee', 'guaranteeAmount'],
  },
};

/** The step of the insured object, its amounts empty and all else filled. */
async function openAmounts(of: keyof typeof wizards, more: Readonly<Record<string, unknown>> = {}) {
  const { path, product, answers, done, emptied } = wizards[of];
  const none = Object.entries({ ...Object.fromEntries(emptied.map((name) => [name, null])), ...more }).map(
    ([name, value]) => [`objectProperty.${name}`, value],
  );
  const steps = { ...Object.fromEntries(done.map((step) => [step, 'done'])), object: 'open' };
  const draft = {
    id: 'd0000000-0000-4000-8000-000000000001',
    definition: 'any',
    answers: { ...answers, ...Object.fromEntries(none) },
    steps,
    updatedAt: '2026-11-19T12:00:00.000Z',
  };
  // What the test before had said is heard no more.
  announce('');
  const portal = openPortal(path, {
    state: { resume: DRAFT_KEY },
    answers: { ...lookups, [`GET /draft/${product}/*`]: draft },
  });
  /** Key by key, in place of what stands there. */
  const type = async (label: string, text: string) => {
    const control = await field(label);
    await portal.person.clear(control);
    await portal.person.type(control, text);
    await portal.person.tab();
  };
  return {
    ...portal,
    type,
    press: (name: string | RegExp) => portal.person.click(screen.getByRole('button', { name })),
  };
}

const [GUARANTEE, INSURED, HARM] = [
  'Valor Garantia',
  'Importância Segurada',
  'Percentual de Agravo',
] as const;
const [CONTRACT, PERCENTAGE, GUARANTEED] = [
  'Valor Contrato',
  'Percentual da Garantia',
  'Valor Garantia',
] as const;
const CHANGED = /Você informou /;
const notes = () =>
  screen.queryAllByText(CHANGED, { selector: '[id$="-changed"]' }).map((note) => note.textContent);
const said = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map((part) => part.textContent).join(' ');
const described = async (label: string) => {
  const ids = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

it('says once, in its own description, from what and why; the way back works and tells at the other end', async () => {
  const { type, press } = await openAmounts('labour');
  await type(GUARANTEE, '1000,00');
  await type(INSURED, '2000,00');
  expect(notes()).toEqual([]);
  await type(HARM, '30');
  expect(await field(INSURED)).toHaveValue('1.300,00');
  expect(notes()).toEqual([
    expect.stringMatching(/^Você informou R\$\s2\.000,00\. A importância segurada é/),
  ]);
  expect(await described(INSURED)).toContain(notes()[0]);
  await waitFor(() =>
    expect(said()).toMatch(/^Importância Segurada mudou de R\$\s2\.000,00 para R\$\s1\.300,00\./),
  );

  await press(/^Voltar a R\$\s2\.000,00 em Importância Segurada$/);
  expect(await field(INSURED)).toHaveValue('2.000,00');
  expect(await field(INSURED)).toHaveFocus();
  expect(await field(HARM)).toHaveValue('100,00');
  expect(notes()).toEqual([expect.stringMatching(/^Você informou 30,00%\. /)]);
});

it('is told whichever of both was typed first, and no more once it is kept or typed again', async () => {
  const { type, press } = await openAmounts('performance');
  await type(GUARANTEED, '26000,00');
  await type(CONTRACT, '779000,00');
  await type(PERCENTAGE, '3,33');
  expect(notes()).toEqual([expect.stringMatching(/^Você informou R\$\s26\.000,00\. /)]);
  await press('Manter como está em Valor Garantia');
  expect(notes()).toEqual([]);
  expect(await field(GUARANTEED)).toHaveValue('25.940,70');
  expect(await field(GUARANTEED)).toHaveFocus();

  await type(GUARANTEED, '26000,00');
  expect(await field(PERCENTAGE)).toHaveValue('3,34');
  expect(await described(PERCENTAGE)).toMatch(/Você informou 3,33%\. /);
  await type(PERCENTAGE, '5');
  expect(await described(PERCENTAGE)).not.toMatch(CHANGED);
});

it('is neither said again nor told twice after another step and back', async () => {
  const { type, press, person } = await openAmounts('labour');
  await type(GUARANTEE, '1000,00');
  await type(INSURED, '2000,00');
  await type(HARM, '30');
  await waitFor(() => expect(said()).toMatch(/^Importância Segurada mudou de/));
  const first = said();
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  await press('Continuar');
  expect(await field(INSURED)).toHaveValue('1.300,00');
  expect(notes()).toHaveLength(1);
  expect(said()).toBe(first);
});

it('performance asks for one of three numbers: no asterisk, said once above and in the list, gone with any of them', async () => {
  const ONE = 'Informe ao menos um: contrato, edital ou processo.';
  const numbers = ['Número do Contrato', 'Número do Edital', 'Número do Processo'];
  const { type, press } = await openAmounts('performance', { contractNumber: null });
  const stars = () =>
    numbers.map((label) => screen.getByText(label, { selector: 'label' }).parentElement?.textContent);
  await field(numbers[0]!);
  expect(stars()).toEqual(numbers);
  expect(screen.getAllByText(ONE)).toHaveLength(1);
  await press('Continuar');
  const list = within(await screen.findByRole('group', { name: /^Verifique/ }));
  expect(list.getAllByText(new RegExp(ONE)).map((link) => link.textContent)).toEqual([
    `Número do Contrato: ${ONE}`,
  ]);
  for (const label of numbers) expect(await described(label)).toBe(ONE);
  await type(numbers[2]!, '4');
  for (const label of numbers) expect(await field(label)).toBeValid();
  expect(list.queryByText(new RegExp(ONE))).toBeNull();
  expect(screen.getAllByText(ONE)).toHaveLength(1);
  expect(stars()).toEqual(numbers);
});
