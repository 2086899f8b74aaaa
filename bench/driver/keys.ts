import { reachObject, type Contest, type Subject } from './contest';
import type { Tab } from './Tab';

const TEXT = 'Secretaria de Obras e Infraestrutura';
const AMOUNT = '1234567,89';
const REPEATS = 3;

/** Focuses the field with this label. */
const focus = (label: string) => (tab: Tab) => tab.page.getByLabel(label, { exact: true }).focus();

/** Types into the focused field and empties it again, some times over; the cost of one key. */
const typing = (text: string) => async (tab: Tab) => {
  const keys = REPEATS * (text.length + 2);
  const cost = await tab.cost(async () => {
    for (let turn = 0; turn < REPEATS; turn += 1) {
      await tab.typeKeys(text);
      await tab.press('Control+A');
      await tab.press('Backspace');
    }
  });
  return cost / keys;
};

const typeText = typing(TEXT);
const typeAmount = typing(AMOUNT);

const wizard = (product: string, prepare: Subject['prepare']): Subject => ({
  path: `/wizard?product=${product}`,
  prepare,
});
const byHand = (form: string, prepare: Subject['prepare']): Subject => ({
  path: `/by-hand/${form}`,
  prepare,
});

const inObject = async (tab: Tab): Promise<void> => {
  await reachObject(tab);
  await focus('Valor Contrato')(tab);
};

/** The amount wakes two rules only where the percentage is known. */
const withPercentage = async (tab: Tab): Promise<void> => {
  await tab.page.getByLabel('Percentual · 0', { exact: true }).fill('5');
  await focus('Contrato · 0')(tab);
};

const small = 'growing-small';

/** Budgets 2, 3, 5, 5b and 7b. */
export const keyContests: readonly Contest[] = [
  {
    row: { id: '2', what: 'a key in a text field', budget: 1 },
    ours: wizard('four-steps', focus('Nome do Segurado')),
    reference: byHand('four-steps', focus('Nome do Segurado')),
    same: true,
    measure: typeText,
  },
  {
    row: { id: '3', what: 'a key in a currency field that drives two rules', budget: 1.2 },
    ours: wizard('four-steps', inObject),
    reference: byHand('four-steps', inObject),
    same: true,
    measure: typeAmount,
  },
  {
    row: {
      id: '5',
      what: 'a text key with 480 fields and 200 rules, one step open, to 24 and 10',
      budget: 1.2,
    },
    ours: wizard('growing-steps', focus('Observação A · 0')),
    reference: wizard(small, focus('Observação A · 0')),
    same: false,
    measure: typeText,
  },
  {
    row: { id: '5', what: 'a currency key with the same', budget: 1.2 },
    ours: wizard('growing-steps', withPercentage),
    reference: wizard(small, withPercentage),
    same: false,
    measure: typeAmount,
  },
  {
    row: { id: '5b', what: 'a text key with 480 fields in one step', budget: 1 },
    ours: wizard('growing-step', focus('Observação A · 0')),
    reference: byHand('growing', focus('Observação A · 0')),
    same: true,
    measure: typeText,
  },
  {
    row: { id: '5b', what: 'a currency key with 480 fields in one step', budget: 1 },
    ours: wizard('growing-step', withPercentage),
    reference: byHand('growing', withPercentage),
    same: true,
    measure: typeAmount,
  },
  {
    row: { id: '7b', what: 'a text key in the whole page, to a bare form with plain inputs', budget: 1.25 },
    ours: wizard('four-steps', focus('Nome do Segurado')),
    reference: byHand('bare', focus('Nome do Segurado')),
    same: false,
    measure: typeText,
  },
];
