// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../../renderers/ui';
import { texts } from '../../../tests/engine/definitions';
import { open } from '../../../tests/engine/Wizard';
import { api } from '../../shared/api/api';
import { ApiError } from '../../shared/api/ApiError';
import { Questionnaire } from './Questionnaire';

const YES = 'Obrigado, o executivo responsável entrará em contato o mais breve possível.';
const NO = 'Obrigado pela resposta.';
const questionnaire = {
  ask: { source: 'main-activity', request: { document: { var: 's.document' } } },
  when: { answer: ['mainActivityIsConstruction'] },
  title: 'Mais uma pergunta',
  question: 'Exige seguro?',
  thanks: { yes: YES, no: NO },
  operation: '/quote/p/questionnaire',
  fields: [{ from: 's.document', to: 'documento' }],
  identifier: 'identificador',
  answer: 'ExigeSeguro',
};
const session = open({ steps: texts('document'), questionnaire }).edit('s.document', '1').session;

const get = vi.spyOn(api, 'get');
const post = vi.spyOn(api, 'post');
const construction = (is: boolean) => ({ data: { mainActivityIsConstruction: is } });

/** Lets promises and timers of so many milliseconds happen. */
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show() {
  const onDone = vi.fn();
  render(
    <StrictMode>
      <UiProvider>
        <Questionnaire session={session} identifier="P1" onDone={onDone} />
      </UiProvider>
    </StrictMode>,
  );
  await pass();
  return onDone;
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};
const left = () => Number(screen.getByRole('progressbar').getAttribute('value'));
const sent = () => post.mock.calls.map(([, body]) => (body as { questionnaire: object }).questionnaire);
const answer = (ExigeSeguro: boolean | null) => ({ documento: '1', identificador: 'P1', ExigeSeguro });

beforeEach(() => {
  vi.useFakeTimers();
  get.mockReset().mockResolvedValue(construction(true));
  post.mockReset().mockResolvedValue({ data: null });
});
afterEach(() => vi.useRealTimers());

describe('whether the question is asked', () => {
  it('is what the source says of the document', async () => {
    await show();
    expect(get.mock.calls[0]![0]).toBe('/client/mainActivityIsConstruction?clientDocument=1');
    expect(screen.getByRole('dialog', { name: 'Mais uma pergunta' })).toHaveTextContent('Exige seguro?');
  });

  it.each([
    ['says no', () => get.mockResolvedValue(construction(false)), 0],
    ['fails', () => get.mockRejectedValue(new ApiError({ status: 502, message: 'x' })), 0],
    ['never answers', () => get.mockReturnValue(new Promise(() => {})), 10_000],
  ])('a source that %s means no questionnaire', async (_what, source, wait) => {
    source();
    const onDone = await show();
    await pass(wait);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(post).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  it.each([
    ['Sim', true, YES],
    ['Não', false, NO],
  ])('%s is sent, and thanked for a second later', async (name, given, thanks) => {
    const onDone = await show();
    await press(name);
    expect(post.mock.calls[0]!.slice(0, 2)).toEqual([
      '/quote/p/questionnaire',
      { identifier: 'P1', questionnaire: answer(given) },
    ]);
    await pass(999);
    expect(screen.queryByText(thanks)).toBeNull();
    await pass(1);
    expect(screen.getByText(thanks)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await press('Continuar');
    await pass(10_000);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(sent()).toHaveLength(1);
  });

  it('is followed by processing within five seconds of thanks', async () => {
    const onDone = await show();
    await press('Não');
    await pass(5_999);
    expect(onDone).not.toHaveBeenCalled();
    await pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('that fails says so, and processing starts a second after Fechar', async () => {
    post.mockRejectedValue(new ApiError({ status: 422, message: 'As respostas não correspondem.' }));
    const onDone = await show();
    await press('Sim');
    const dialog = screen.getByRole('dialog', { name: 'As respostas não correspondem.' });
    expect(dialog).toHaveTextContent('Contate o administrador do sistema!');
    await press('Fechar');
    await pass(999);
    expect(onDone).not.toHaveBeenCalled();
    await pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

describe('the countdown', () => {
  it('falls by 1.25 percent every 250 ms', async () => {
    await show();
    expect(left()).toBe(100);
    await pass(249);
    expect(left()).toBe(100);
    await pass(1);
    expect(left()).toBe(98.75);
    await pass(9_750);
    expect(left()).toBe(50);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 segundos');
  });

  it('that runs out sends null, once, and no thanks', async () => {
    const onDone = await show();
    await pass(19_750);
    expect(post).not.toHaveBeenCalled();
    await pass(250);
    expect(sent()).toEqual([answer(null)]);
    await pass(1_000);
    expect(onDone).toHaveBeenCalledTimes(1);
    await pass(300_000);
    expect(sent()).toHaveLength(1);
  });

  it('stands still while the person is at it, and goes on afterwards', async () => {
    await show();
    await pass(5_000);
    const question = screen.getByText('Exige seguro?');
    fireEvent.pointerMove(question);
    await pass(60_000);
    expect(left()).toBe(75);
    fireEvent.pointerLeave(question.parentElement!);
    await pass(250);
    expect(left()).toBe(73.75);
  });

  it('ends after 220 seconds without a sign', async () => {
    await show();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Sim' }), { key: 'Tab' });
    await pass(219_750);
    expect(post).not.toHaveBeenCalled();
    await pass(250);
    expect(sent()).toEqual([answer(null)]);
  });
});
