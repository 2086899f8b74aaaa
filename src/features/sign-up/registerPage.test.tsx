import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

it('who registers is told of each number that cannot be', async () => {
  const { person } = openPortal('/register', { person: null });
  const fields = [
    ['CPF', '111.111.111-11', 'CPF inválido.'],
    ['CNPJ da empresa', '11.111.111/1111-11', 'CNPJ inválido.'],
    ['Celular', '1198765', 'Celular inválido.'],
    ['E-mail', 'sem-arroba', 'E-mail inválido'],
  ] as const;
  for (const [label, value] of fields)
    await person.type(await screen.findByLabelText(new RegExp(`^${label}`), {}, patience), value);
  await person.click(screen.getByRole('button', { name: 'Criar conta' }));
  for (const [label, , message] of fields)
    expect(screen.getByRole('link', { name: `${label}: ${message}` })).toBeVisible();
});
