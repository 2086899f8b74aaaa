import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { keepHistoryOwn } from './ownHistory';
import { endVisit, ownVisit } from './visit';

const back = async (path: string) => {
  history.back();
  await waitFor(() => expect(location.pathname).toBe(path));
};

function begin(): void {
  sessionStorage.clear();
  onTestFinished(keepHistoryOwn());
  ownVisit('clara');
  history.pushState({ usr: { data: 'Edital 7' }, key: 'a', idx: 1 }, '', '/cotacao/confirmacao');
  history.pushState({ usr: null, key: 'b', idx: 2 }, '', '/login');
}

it('an entry is read again by the visit that made it', async () => {
  begin();
  ownVisit('clara');
  await back('/cotacao/confirmacao');
  expect(history.state).toMatchObject({ usr: { data: 'Edital 7' }, key: 'a' });
});

it.each([
  ['who signs in after a sign-out', endVisit],
  ['another person whose session follows one that ran out', () => ownVisit('tomas')],
])('%s finds nothing of what was filled', async (_, change) => {
  begin();
  change();
  await back('/cotacao/confirmacao');
  expect(history.state).toEqual({ usr: null, key: 'a', idx: 1, visit: expect.any(String) });
});
