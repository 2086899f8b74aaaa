import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { compileSketch, environment, number } from '../../tests/engine/definitions';
import { resume, start, transition, upgradeNews, type Draft } from '../../engine/index';
import { UiProvider } from '../ui';
import { Wizard } from './Wizard';

const area = { ui: { widget: 'textarea' } } as const;
const before = compileSketch({
  steps: {
    s: { fields: { a: { title: 'Motivo', ...area }, b: { title: 'Observação', ...area }, x: number } },
  },
});
const today = compileSketch({
  steps: {
    s: {
      fields: {
        text: { title: 'Relato', was: ['s.a', 's.b'], ...area },
        limit: { ...number, title: 'Teto', was: ['s.x'], maximum: 100 },
      },
    },
  },
  messages: { maximum: 'No máximo {limit}' },
});
const host = {
  lookup: () => Promise.reject(new Error('-')),
  upload: () => Promise.reject(new Error('-')),
  openFile: () => {},
};

beforeEach(() => {
  const draft: Draft = {
    definition: before.source.hash,
    answers: { 's.a': 'Obra parada\npela chuva', 's.b': 'Sem prazo', 's.x': 500 },
    steps: { s: 'open' },
  };
  const opened = transition(start(today, environment).session, resume(draft, before));
  const news = { steps: upgradeNews(opened.session, draft, before), isSummaryClosed: false };
  render(
    <UiProvider>
      <Wizard opened={opened} host={host} news={news} onSubmit={() => {}} onLeave={() => {}} />
    </UiProvider>,
  );
});

it('shows the text that gave way to another, and copies it', async () => {
  const person = userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByLabelText('Relato')).toHaveValue('Sem prazo');
  expect(screen.getByText('Não é mais perguntado: Motivo.')).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Obra parada\npela chuva');
  await person.click(screen.getByRole('button', { name: /^Copiar ?Motivo/ }));
  expect(written).toHaveBeenLastCalledWith('Obra parada\npela chuva');
  expect(await screen.findByText('Texto copiado.')).toBeVisible();
});

it('says what else can be done in a browser that copies nothing', async () => {
  const person = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('-'));
  await person.click(screen.getByRole('button', { name: /^Copiar ?Motivo/ }));
  expect(await screen.findByText(/Selecione o texto e copie\.$/)).toBeInTheDocument();
});

it('says at the field, on opening, that an amount passes the limit that it has there', () => {
  expect(screen.getByText('Confira: Teto.')).toBeVisible();
  expect(screen.getByLabelText('Teto')).toHaveAccessibleDescription('No máximo 100');
  expect(screen.getByLabelText('Teto')).toBeInvalid();
});
