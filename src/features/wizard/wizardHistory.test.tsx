import { homeOf } from '../../../tests/support/portal/answers';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../tests/support/portal/answers';
import { BID, bidDraft, bidLookups, DRAFT_KEY, listedBid } from '../../../tests/support/portal/bid';
import { refuse } from '../../../tests/support/portal/fakeApi';
import {
  arrive,
  goBack,
  goForward,
  heading,
  openPortal,
  patience,
  reopenPortal,
} from '../../../tests/support/portal/openPortal';

const drafts = (open: string) => ({
  ...bidLookups,
  'GET /InsuranceHome': homeOf({
    Drafts: { Total: 1, Items: [listedBid] },
  }),
  [`GET /draft/${BID.product}/*`]: bidDraft(open),
});

const OFFER = 'Você tem uma solicitação não concluída';
const field = (label: string) => screen.findByLabelText(label, {}, patience);
const press = (name: string) => screen.getByRole('button', { name });

/** A field of each step. */
const INSURED = 'CPF/CNPJ do Segurado';
const OBJECT = 'Complemento do Objeto';
const REQUESTER = 'Nome do Solicitante';

describe("the browser's history in a wizard", () => {
  it('goes step by step, out of it from the first only, and loses nothing', async () => {
    const { person } = openPortal('/inicio', { answers: drafts('requester') });
    await person.click(await screen.findByRole('link', { name: /^Retomar/ }, patience));
    await field(REQUESTER);
    expect(screen.queryByText(OFFER)).toBeNull();

    await goBack();
    await person.type(await field(OBJECT), ' Trecho 2.');
    await goBack();
    await field(INSURED);
    await goBack();
    await heading(/Boas-vindas/);

    await goForward();
    await field(INSURED);
    await goForward();
    expect(await field(OBJECT)).toHaveValue('Pavimentação da avenida principal. Trecho 2.');
    await goForward();
    await field(REQUESTER);

    await person.click(press('Voltar'));
    await field(OBJECT);
    await goBack();
    await field(INSURED);
    expect(window.location.pathname).toBe(BID.path);
  });

  it('a step that is not valid is not passed by going forward', async () => {
    const { person } = openPortal(BID.path, { answers: drafts('requester'), state: { resume: DRAFT_KEY } });
    await field(REQUESTER);
    await goBack();
    await person.clear(await field(OBJECT));
    await person.clear(screen.getByLabelText('Número do Edital'));
    await goForward();
    expect(await screen.findByText('Verifique os campos em destaque antes de prosseguir')).toBeVisible();
    await waitFor(() => expect((window.history.state as { usr: object }).usr).toMatchObject({ depth: 1 }));
    await goBack();
    await field(INSURED);
  });

  it('leads from the confirmation to the last step, as it was, and is the same after a reload', async () => {
    const { person } = openPortal(BID.path, { answers: drafts('files'), state: { resume: DRAFT_KEY } });
    await heading('Arquivos');
    await heading('Licitante · Solicitação de Apólice');
    await person.click(press('Continuar'));
    await heading('Confirme os dados da sua cotação');
    await heading('Licitante · Confirmação');
    expect(press('Continuar')).toHaveAccessibleDescription(/sua solicitação é registrada/);
    await goBack();
    await heading('Arquivos');
    expect(screen.queryByText(OFFER)).toBeNull();
    await goBack();
    expect(await field(REQUESTER)).toHaveValue('Clara Nogueira');

    cleanup();
    reopenPortal();
    await field(REQUESTER);
    await goBack();
    await field(OBJECT);
  });
});

const registered = { Identifier: 'BID0000007', Title: 'Recebemos sua solicitação' };
const quoteAnswers = {
  'POST /quote/bid': registered,
  'GET /quote': { ClientIsNominated: true, Status: 1, Identifier: registered.Identifier },
};
const REUSED = 'Esta solicitação já foi enviada com outros dados.';
const SENT = 'Esta solicitação já foi enviada';

describe('Back after a request was sent', () => {
  it('says so to a customer, with its number and the ways on', async () => {
    const { person, api } = openPortal(BID.path, {
      answers: { ...drafts('files'), ...quoteAnswers },
      state: { resume: DRAFT_KEY },
    });
    await heading('Arquivos');
    await person.click(press('Continuar'));
    await heading('Confirme os dados da sua cotação');
    await person.click(press('Continuar'));
    await waitFor(() => expect(api.calls('POST /quote/bid')).toHaveLength(1));
    await goBack();
    await heading(SENT);
    expect(screen.getByText(registered.Identifier)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nova Solicitação' })).toHaveAttribute('href', '/cotacao');
    const follow = screen.getByRole('link', { name: 'Acompanhe sua cotação' });
    expect(follow).toHaveAttribute('href', '/cotacao/BID0000007/status');
  });

  it("says so on an executive's link, whichever step it leads to", async () => {
    const path = '/solicitacao-executivo/cotacao/garantia/licitante/:e1~token';
    const draft = { ...bidDraft('files', { 'requester.email': 'rui@cliente.test' }), mark: 'm' };
    const { person, api } = openPortal(path, {
      person: null,
      kept: { 'lastro:draft:executive:licitante/link-11222333000181': JSON.stringify(draft) },
      answers: {
        ...bidLookups,
        ...quoteAnswers,
        'GET /wizard/context': contextOf({ executive: true }),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Continuar rascunho' }, patience));
    await heading('Arquivos');
    await person.click(press('Continuar'));
    await heading('Confirme os dados da sua cotação');
    await person.click(press('Continuar'));
    await waitFor(() => expect(api.calls('POST /quote/bid')).toHaveLength(1));
    for (let steps = 0; steps < 2; steps += 1) {
      await goBack();
      await heading(SENT);
      expect(screen.getByText(registered.Identifier)).toBeVisible();
      const begin = screen.getByRole('link', { name: 'Nova Solicitação' });
      expect(begin).toHaveAttribute('href', '/solicitacao-executivo/cotacao/:e1~token');
      const follow = screen.getByRole('link', { name: 'Acompanhar Solicitação no Portal Executivo' });
      const address = 'https://executivo.test/solicitacoes/BID0000007/dados-gerais';
      await waitFor(() => expect(follow).toHaveAttribute('href', address));
    }
    await person.click(screen.getByRole('link', { name: 'Nova Solicitação' }));
    await arrive('/solicitacao-executivo/cotacao/:e1~token');
    expect(await field('Produto')).toBeVisible();
  });

  it("a changed one that was sent from another window has ways on, on an executive's link too", async () => {
    const path = '/solicitacao-executivo/cotacao/garantia/licitante/:e1~token';
    const draft = { ...bidDraft('files', { 'requester.email': 'rui@cliente.test' }), mark: 'm' };
    const { person } = openPortal(path, {
      person: null,
      kept: { 'lastro:draft:executive:licitante/link-11222333000181': JSON.stringify(draft) },
      answers: {
        ...bidLookups,
        'POST /quote/bid': refuse(422, { Code: 'KEY_REUSED', Message: REUSED }),
        'GET /wizard/context': contextOf({ executive: true }),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Continuar rascunho' }, patience));
    await heading('Arquivos');
    await person.click(press('Continuar'));
    await heading('Confirme os dados da sua cotação');
    await person.click(press('Continuar'));
    expect(await screen.findByText(REUSED)).toBeVisible();
    const begin = screen.getByRole('link', { name: 'Nova Solicitação' });
    expect(begin).toHaveAttribute('href', '/solicitacao-executivo/cotacao/:e1~token');
    const follow = screen.getByRole('link', { name: 'Acompanhar Solicitação no Portal Executivo' });
    await waitFor(() => expect(follow).toHaveAttribute('href', 'https://executivo.test'));
  });
});
