import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, openBid } from '../../../tests/support/portal/openBid';

// Today is 20/11/2026.
const START = 'Início de Vigência';
const DAYS = 'Prazo em Dias';
const END = 'Final de Vigência';
const none = {
  'objectProperty.startDateValidity': null,
  'objectProperty.deadline': null,
  'objectProperty.endDateValidity': null,
};

const said = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map((part) => part.textContent).join(' ');

it('start, days and end follow each other, and what follows is announced', async () => {
  const { retype } = openBid('object', none);
  expect(await field(END)).toHaveAttribute('readonly');
  await retype(START, '20/11/2026');
  expect(await field(END)).not.toHaveAttribute('readonly');
  await retype(DAYS, '30');
  expect(await field(END)).toHaveValue('20/12/2026');
  // It is said once typing pauses.
  await waitFor(() => expect(said()).toContain('Final de Vigência: 20/12/2026.'));
  await retype(END, '04/01/2027');
  expect(await field(DAYS)).toHaveValue('45');
  await retype(START, '25/11/2026');
  expect(await field(DAYS)).toHaveValue('40');
  expect(await field(END)).toHaveValue('04/01/2027');
});

it('the start may be yesterday, not the day before', async () => {
  const TOO_EARLY = 'A data mínima permitida para o início de vigência é 20/11/2026';
  const { retype } = openBid('object', none);
  await retype(START, '18/11/2026');
  expect((await screen.findAllByText(TOO_EARLY))[0]).toBeVisible();
  await retype(START, '19/11/2026');
  await waitFor(() => expect(screen.queryAllByText(TOO_EARLY)).toEqual([]));
});

it('the end comes after the start', async () => {
  const REVERSED = 'A data final deve ser maior que a data inicial.';
  const { retype } = openBid('object');
  await retype(END, '20/11/2026');
  expect((await screen.findAllByText(REVERSED))[0]).toBeVisible();
  await retype(END, '21/11/2026');
  expect(screen.queryAllByText(REVERSED)).toEqual([]);
  expect(await field(DAYS)).toHaveValue('1');
});

it('days that disagree with the dates are warned of and cleared', async () => {
  const { person, retype, proceed } = openBid('object', { 'objectProperty.deadline': 60 });
  expect(await field(DAYS)).toHaveValue('60');
  await proceed();
  const warning = await screen.findByText(
    /O prazo esta incorreto, para prosseguir informe o prazo novamente\./,
  );
  expect(warning).toBeVisible();
  await person.click(screen.getAllByText('Fechar').at(-1)!);
  expect(await field(DAYS)).toHaveValue('');
  await retype(DAYS, '60');
  expect(await field(END)).toHaveValue('19/01/2027');
  await proceed();
  expect(await field('Nome do Solicitante')).toBeVisible();
});
