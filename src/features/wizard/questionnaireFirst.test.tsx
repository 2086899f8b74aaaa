// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from 'virtual:lastro/catalogue';
import { UiProvider } from '../../../renderers/ui';
import { texts } from '../../../tests/engine/definitions';
import { open } from '../../../tests/engine/Wizard';
import { api } from '../../shared/api/api';
import { PageTitleProvider } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { ConfirmationPage } from './ConfirmationPage';
import * as definitions from '../../shared/products/definitions';
import { executiveFlow, FlowContext, type Flow } from '../../shared/requests/flow';
import type { ConfirmationState } from '../../shared/requests/navigation';

const questionnaire = {
  ask: { source: 'main-activity', request: { document: { var: 's.document' } } },
  when: { answer: ['mainActivityIsConstruction'] },
  title: 'Mais uma pergunta',
  question: 'Exige seguro?',
  thanks: { yes: 'Obrigado!', no: 'Obrigado.' },
  operation: '/quote/p/questionnaire',
  identifier: 'identificador',
  answer: 'ExigeSeguro',
};
const { definition } = open({ steps: texts('document'), questionnaire }).session;
const entry = catalogue.wizards.find(({ lead }) => !lead)!;
const state: ConfirmationState = {
  isEdit: false,
  wizard: entry.wizard,
  definition: definition.source.hash,
  data: { 's.document': '1' },
  Status: 0,
  QuoteType: entry.code,
  requestKey: 'key-00000001',
  opening: 'opening-1',
  draft: entry.wizard,
  registered: { Identifier: 'P1', Title: 'Recebemos sua solicitação', Message: '' },
};
const context = {
  today: '2026-11-20',
  executive: false,
  user: { name: '', email: '', phone: '' },
  clients: [],
};

vi.spyOn(definitions, 'loadByHash').mockResolvedValue(definition);
const get = vi.spyOn(api, 'get');
const post = vi.spyOn(api, 'post');
const polls = () => get.mock.calls.filter(([url]) => url.startsWith('/quote?')).length;
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(changes: Partial<ConfirmationState> = {}, flow?: Flow) {
  const at = { pathname: flow?.confirmation ?? paths.confirmation, state: { ...state, ...changes } };
  render(
    <UiProvider>
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter initialEntries={[at]}>
          <PageTitleProvider>
            {flow ? (
              <FlowContext value={flow}>
                <ConfirmationPage />
              </FlowContext>
            ) : (
              <ConfirmationPage />
            )}
          </PageTitleProvider>
        </MemoryRouter>
      </SWRConfig>
    </UiProvider>,
  );
  await pass();
  await pass();
}

beforeEach(() => {
  vi.useFakeTimers();
  post.mockReset().mockResolvedValue({ data: null });
  get.mockReset().mockImplementation((url: string) => {
    if (url === '/wizard/context') return Promise.resolve({ data: context });
    if (url.startsWith('/client/')) return Promise.resolve({ data: { mainActivityIsConstruction: true } });
    return Promise.reject(new Error('no quote yet'));
  });
});
afterEach(() => vi.useRealTimers());

describe('a registered request whose product asks something', () => {
  it.each([
    ['a customer', undefined],
    ['an executive', executiveFlow('cotacao', 'token')],
  ])('is waited for once %s has answered, and not before', async (_who, flow) => {
    await show({}, flow);
    await pass(6_000);
    expect(polls()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Sim' }));
    await pass(1_000);
    fireEvent.click(screen.getByText('Obrigado!').closest('dialog')!.querySelector('button:last-of-type')!);
    await pass(5_999);
    expect(polls()).toBe(0);
    await pass(1);
    expect(polls()).toBe(1);
  });

  it.each([
    ['a changed quote', { isEdit: true }],
    ['a reload after the answer', { questioned: true }],
  ])('is not asked on %s', async (_what, changes) => {
    await show(changes);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(6_000);
    expect(polls()).toBe(1);
  });
});
