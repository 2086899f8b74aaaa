import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { field } from '../../../tests/support/portal/openBid';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';

// jsdom lays nothing out, so there is nowhere to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});

const card = async (name: string) => within(await screen.findByRole('region', { name }, patience));

describe('/produtos', () => {
  it('runs the cases of a product in the page, and of another that is chosen', async () => {
    const { person } = openPortal('/produtos/licitante', { person: null });
    await heading('Produtos');
    expect(await (await card('Casos')).findByText(/^\d+ casos valem$/, {}, patience)).toBeVisible();
    const product = await field('Produto');
    await person.clear(product);
    await person.type(product, 'Fiança Locatícia{Enter}');
    await arrive('/produtos/fianca-locaticia');
    expect(await (await card('Casos')).findByText(/^\d+ casos valem$/, {}, patience)).toBeVisible();
  });

  it('shows of a field what rules make of it, and of a rule where it stands and what it reads', async () => {
    const { person } = openPortal('/produtos/licitante', { person: null });
    const structure = await card('Estrutura');
    await person.click(structure.getByRole('button', { name: /^Regras/ }));
    const [rule] = structure.getAllByRole('button', { pressed: false }).slice(1);
    await person.click(rule!);
    const details = await heading(rule!.firstElementChild!.textContent!);
    await waitFor(() => expect(details).toHaveFocus());
    expect(screen.getByText(/\.json#\//)).toBeVisible();
  });

  it('writes what is typed into the record at once', async () => {
    const { person } = openPortal('/produtos/licitante', { person: null });
    const record = await card('Registro');
    await person.type(await field('CPF/CNPJ do Segurado'), '87654321000198');
    await waitFor(() =>
      expect(record.getByLabelText('JSON do registro')).toHaveTextContent('87654321000198'),
    );
  });

  it('says so where there is no such product', async () => {
    openPortal('/produtos/nenhum', { person: null });
    expect(await screen.findByText('nenhum', { selector: 'code' }, patience)).toBeVisible();
  });
});
