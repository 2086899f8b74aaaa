import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { forRoles } from '../../../contract/roles';
import { UiProvider } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { screens } from '../../shared/layout/screens';
import { articles, articlesFor, pictureOf, textsOf } from './article';
import { inline } from './inline';
import { searchArticles } from './searchArticles';

const nobody = forRoles(() => false);
const executive = { ...nobody, isExecutive: true };
const analyst = { ...nobody, isAnalyst: true };

const ids = (query: string, user = nobody) =>
  searchArticles(query, articlesFor(user)).map(({ article }) => article.id);

describe('the tutorials', () => {
  it('stand where the help links of the portal lead', () => {
    const links = [
      paths.helpCreatePolicy,
      paths.helpCreateEndorsement,
      paths.helpRequestStatus,
      paths.helpPolicies,
      paths.helpBilling,
      paths.helpRegisterUser,
    ];
    expect(articles.slice(0, links.length).map(({ id }) => `/ajuda#${id}`)).toEqual(links);
  });

  it.each([
    ['/executivo', executive, ['dia-do-executivo', 'ausencias'], 'férias'],
    ['/produtos', analyst, ['mudar-um-limite', 'novo-produto'], 'limite'],
  ])('about %s are for who may open it', (page, user, own, word) => {
    const theirs = articles.filter((article) => article.page.startsWith(page));
    expect(theirs.map(({ id }) => id)).toEqual(own);
    expect(articlesFor(user).filter(({ room }) => room)).toEqual(theirs);
    expect(articlesFor(undefined).filter(({ room }) => room)).toEqual([]);
    expect([ids(word, user).some((id) => own.includes(id)), ids(word)]).toEqual([true, []]);
  });

  it('are each about a page that there is', () => {
    const known = screens.map(({ path }) => path);
    expect(articles.filter(({ page }) => !known.includes(page))).toEqual([]);
  });

  it('name pictures that there are', () => {
    const names = articles.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : [])),
    );
    expect(names.filter((name) => !pictureOf(name))).toEqual([]);
  });

  it('link to pages and tutorials that there are', () => {
    const links = [...JSON.stringify(articles).matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to!);
    const known = [...screens.map(({ path }) => path), ...articles.map(({ id }) => `/ajuda#${id}`)];
    expect(links.filter((to) => !known.includes(to))).toEqual([]);
  });
});

describe('the search', () => {
  it('finds words without their accents and in any case', () => {
    expect(ids('RASCUNHO')).toEqual(['nova-solicitacao-de-apolice']);
    expect(ids('analise')).toContain('status-da-solicitacao');
    expect(ids('análise')).toEqual(ids('analise'));
  });

  it('puts what has the word in its title first', () => {
    expect(ids('endosso')[0]).toBe('nova-solicitacao-de-endosso');
  });

  it('wants every word', () => {
    expect(ids('boleto atraso')).toContain('financeiro');
    expect(ids('boleto helicóptero')).toEqual([]);
    expect(ids('   ')).toEqual([]);
  });

  it('shows the sentence that has the word', () => {
    expect(searchArticles('rascunho')[0]?.excerpt).toContain('rascunho');
  });
});

describe('a text of an article', () => {
  const show = (text: string) =>
    render(
      <UiProvider>
        <MemoryRouter>
          <p data-testid="text">{inline(text)}</p>
        </MemoryRouter>
      </UiProvider>,
    );

  it('becomes words, bold words and links', () => {
    show('Abra **Solicitação** e [Apólice](/cotacao).');
    expect(screen.getByTestId('text')).toHaveTextContent('Abra Solicitação e Apólice.');
    expect(screen.getByText('Solicitação').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Apólice' })).toHaveAttribute('href', '/cotacao');
  });

  it('leaves markup and foreign addresses as the text that they are', () => {
    show('<b>x</b> [y](https://example.com) 2 * 3');
    expect(screen.getByTestId('text')).toHaveTextContent('<b>x</b> [y](https://example.com) 2 * 3');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is searched without its marks', () => {
    expect(textsOf(articles[0]!).join()).not.toMatch(/\*|\]\(/);
  });
});
