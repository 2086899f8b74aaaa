import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Absence, Absences } from '../../../contract/absences';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const ADD = 'POST /desk/absences';

const absence = (Id: string, changes: Partial<Absence> = {}): Absence => ({
  ...{ Id, Person: { Name: 'Elisa Duarte', IsMe: true }, StandIn: { Name: 'Olga Nunes', IsMe: false } },
  ...{ StartsOn: '2026-11-23', EndsOn: '2026-11-27', IsNow: false, MayRemove: true },
  ...changes,
});
const elisa = { Account: 'elisa', Name: 'Elisa Duarte' };
const olga = { Account: 'olga', Name: 'Olga Nunes' };
const desk = (...Items: Absence[]): Absences => ({
  Today: '2026-11-20',
  Items,
  Team: [elisa],
  StandIns: [elisa, olga],
});
const open = (answers: Record<string, unknown>) =>
  openPortal('/executivo/ausencias', { person: { isExecutive: true }, answers });

it('who is away stands there with who stands in; what is another’s has no way to end it', async () => {
  const others = absence('2', {
    Person: { Name: 'Téo Brito', IsMe: false },
    ...{ EndsOn: '2026-11-23', IsNow: true, MayRemove: false },
  });
  const { api, person } = open({
    'GET /desk/absences': desk(absence('1'), others),
    'DELETE /desk/absence': null,
  });
  const own = await screen.findByRole('row', { name: /Elisa Duarte/ }, patience);
  expect(own).toHaveTextContent('Elisa Duarte (você)23/11/2026 a 27/11/2026Olga NunesPrevista');
  const other = screen.getByRole('row', { name: /Téo Brito/ });
  expect(other).toHaveTextContent('23/11/2026Olga NunesAusente');
  expect(within(other).queryByRole('button')).toBeNull();
  await person.click(within(own).getByRole('button'));
  await person.click(await screen.findByRole('menuitem', { name: 'Excluir', hidden: true }));
  api.answer({ 'GET /desk/absences': desk(others) });
  await person.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(screen.queryByText(/Elisa Duarte \(você\)/)).toBeNull());
  expect(api.calls('DELETE /desk/absence')[0]?.query.get('id')).toBe('1');
});

it('an absence is said by its last day and who stands in; what the server refuses is told at its field', async () => {
  const message = 'Olga Nunes também está ausente em 27/11/2026. Escolha outra pessoa ou outros dias.';
  const refusal = refuse(422, {
    Code: 'INVALID_REQUEST',
    Errors: [{ path: 'standIn', code: 'absence', message }],
  });
  const { api, person } = open({ 'GET /desk/absences': desk(), [ADD]: refusal });
  await person.click(await screen.findByRole('button', { name: 'Registrar ausência' }, patience));
  await person.type(await screen.findByLabelText(/Último dia/, {}, patience), '27112026');
  await person.selectOptions(screen.getByLabelText(/Quem substitui/), 'Olga Nunes');
  await person.click(screen.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText(message)).toBeVisible();
  const body = { person: 'elisa', startsOn: '2026-11-20', endsOn: '2026-11-27', standIn: 'olga' };
  expect(api.calls(ADD)[0]?.body).toEqual(body);
  api.answer({ [ADD]: null, 'GET /desk/absences': desk(absence('1')) });
  await person.click(screen.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByRole('row', { name: /Elisa Duarte/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('who is alone at the desk is told that nobody can stand in', async () => {
  open({ 'GET /desk/absences': { ...desk(), StandIns: [elisa] } });
  expect(await screen.findByText(/única pessoa da mesa/, {}, patience)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Registrar ausência' })).toBeNull();
});
