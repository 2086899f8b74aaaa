import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BID, bidDraft, bidLookups, DRAFT_KEY, listedBid } from '../../../../tests/support/portal/bid';
import { cut, type FakeApi } from '../../../../tests/support/portal/fakeApi';
import { heading, openPortal, patience } from '../../../../tests/support/portal/openPortal';

const bridge = { ...listedBid, Name: 'Ponte de Ilhéus' };
const ONE = `/draft/${BID.product}/${DRAFT_KEY}`;
const answers = {
  ...bidLookups,
  'POST /InsurancePolicy/search': cut,
  [`GET ${ONE}`]: bidDraft('object'),
};

async function goBy(person: UserEvent, text: string) {
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await screen.findByRole('combobox', { name: /^Página, produto/ }, patience), text);
  await screen.findByRole('option', { name: new RegExp(text) }, patience);
  await person.keyboard('{Enter}');
}

/** Whatever was written on the draft is the draft's. */
function expectOwnAnswers(api: FakeApi) {
  for (const { body } of api.calls(`PUT ${ONE}`))
    expect(body).toMatchObject({ answers: { 'insured.BIDType': 'Pregão eletrônico' } });
}

describe('from an open wizard by the palette', () => {
  it('another draft of the product opens, and keeps its own answers', async () => {
    const { person, api } = openPortal(BID.path, { answers: { ...answers, 'GET /draft': [bridge] } });
    await person.click(await screen.findByRole('button', { name: 'Começar outra' }, patience));
    await heading('Dados do Segurado');
    await person.type(await screen.findByLabelText('Tipo de Licitação'), 'Concorrência{Enter}');
    await goBy(person, 'Ponte de Ilhéus');
    await heading('Objeto Segurado');
    await person.type(screen.getByLabelText('Número do Edital'), '7');
    await waitFor(() => expect(api.calls(`PUT ${ONE}`)).not.toEqual([]), patience);
    expectOwnAnswers(api);
  });

  it('a template of the product begins a request of its own, beside the draft that was open', async () => {
    const template = {
      Id: 't1',
      Product: BID.product,
      Name: 'Pregões de Santos',
      CreatedAt: bridge.UpdatedAt,
    };
    const { person, api } = openPortal(BID.path, {
      state: { resume: DRAFT_KEY },
      answers: {
        ...answers,
        'GET /template': [{ ...template, InsuredName: null }],
        'GET /template/t1': {
          ...{ Wizard: BID.product, Moved: [], Mapped: [], Left: [] },
          Answers: { 'insured.BIDType': 'Concorrência' },
        },
      },
    });
    await heading('Objeto Segurado');
    await goBy(person, 'Pregões de Santos');
    expect(await screen.findByText('Modelo Pregões de Santos', {}, patience)).toBeVisible();
    expect(await screen.findByLabelText('Tipo de Licitação')).toHaveValue('Concorrência');
    expectOwnAnswers(api);
  });
});
