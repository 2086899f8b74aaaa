import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { field } from '../../../tests/support/portal/openBid';
import { arrive, goBack, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';

const ID = '11111111-1111-4111-8111-111111111111';
const STEP = 'demo/steps/first.json';
const Draft = {
  ...{ Id: ID, Name: 'Limites', Author: 'Aline Barreto', IsOwn: true },
  ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [STEP] },
};
const Files = [
  { File: 'demo/product.json', Text: '{ "title": "Demo", "steps": [] }', Version: 0, IsBehind: false },
  { File: STEP, Text: '{}', Version: 1, IsBehind: false },
];
const answers = {
  [`GET /workbench/draft/${ID}`]: { Draft, Release: 6, Files },
  [`POST /workbench/draft/${ID}/preview`]: { Faults: [], Hash: null, Book: null },
  'GET /publishing/releases': { MayApprove: false, Items: [] },
  'GET /publishing/check': { Checking: null },
  'POST /publishing/propose': { MayApprove: false, Items: [] },
};
const ADDRESS = `/produtos/rascunhos/${ID}/demo/propor`;

it('keeps what was typed while the draft is corrected, until it is proposed', async () => {
  const { person } = openPortal(ADDRESS, { answers, person: { isAnalyst: true } });
  await person.type(await field('Nota'), 'Edital até 60');
  await person.click(screen.getByRole('link', { name: 'Limites' }));
  await arrive(`/produtos/rascunhos/${ID}/demo`);
  await goBack();
  expect(await field('Nota')).toHaveValue('Edital até 60');
  await person.click(screen.getByRole('button', { name: 'Propor publicação' }));
  await heading('Publicações');
  await goBack();
  await heading('Propor publicação');
  expect(await field('Nota')).toHaveValue('');
});

it('a case that holds no more is said in words, and leads to the very case in the draft’s text', async () => {
  const Message = 'As definições têm erros e não foram publicadas.';
  const cases = 'demo/cases/x.cases.json';
  const words = 'O caso “limit” (Um limite.) não vale. Pergunta: esperado 50, veio 10';
  const Errors = [{ path: `${cases}#/cases/1`, code: 'case', message: words }];
  const file = {
    File: cases,
    Text: '{\n  "cases": [\n    {},\n    {}\n  ]\n}\n',
    Version: 0,
    IsBehind: false,
  };
  const { person } = openPortal(ADDRESS, {
    answers: {
      ...answers,
      [`GET /workbench/draft/${ID}`]: { Draft, Release: 6, Files: [...Files, file] },
      'POST /publishing/propose': refuse(422, { Code: 'INVALID_DEFINITIONS', Message, Errors }),
    },
    person: { isAnalyst: true },
  });
  await person.type(await field('Nota'), 'Edital até 10');
  await person.click(screen.getByRole('button', { name: 'Propor publicação' }));
  expect(await screen.findByText(words, {}, patience)).toBeVisible();
  const mend = screen.getByRole('link', { name: 'ver por que os casos falham' });
  expect(mend).toHaveAttribute('href', `/produtos/rascunhos/${ID}/demo#casos`);
  await person.click(screen.getByRole('link', { name: `${cases}#/cases/1` }));
  await arrive(`/produtos/rascunhos/${ID}/demo`);
  expect(await field('Arquivo')).toHaveDisplayValue(cases);
});

it('says at its field that a start has passed or is no day, and never takes it for “at once”', async () => {
  const Message = 'O início precisa ser uma data futura.';
  const refusal = refuse(422, { Code: 'FROM_PASSED', Message });
  const { api, person } = openPortal(ADDRESS, {
    answers: { ...answers, 'POST /publishing/propose': refusal },
    person: { isAnalyst: true },
  });
  await person.type(await field('Nota'), 'Edital');
  const day = await field('A partir de');
  await person.type(day, '31/02/2027');
  const propose = screen.getByRole('button', { name: 'Propor publicação' });
  await person.click(propose);
  expect(day).toHaveFocus();
  expect(day).toHaveAccessibleDescription(/^Data inválida/);
  expect(api.calls('POST /publishing/propose')).toHaveLength(0);
  await person.clear(day);
  await person.type(day, '02/01/2020');
  await person.click(propose);
  await waitFor(
    () => expect(day).toHaveAccessibleDescription(/^O início precisa ser uma data futura/),
    patience,
  );
  expect(screen.getAllByText(Message)).toHaveLength(1);
  expect(day).toHaveFocus();
});
