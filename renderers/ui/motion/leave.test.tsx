// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { StepCard, type StepState } from '../layout/StepCard';
import { dismissToast, toast } from '../feedback/toastStore';
import { UiProvider } from '../UiProvider';
import { fetchMotion } from './motion';

let ends: (() => void)[] = [];

/** What jsdom does not have: an animation, which ends when the test says so. */
const animate = () => ({
  cancel: () => undefined,
  set onfinish(end: () => void) {
    ends.push(end);
  },
});

const prefer = (isCalm: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isCalm }),
  );

const pictures = () => [...document.querySelectorAll<HTMLElement>('[inert]')];

const question = <ConfirmDialog title="Encerrar?" onConfirm={() => undefined} onCancel={() => undefined} />;
const step = (state: StepState) => (
  <StepCard id="s" number={1} steps={2} title="Objeto" state={state}>
    <label>
      Prazo <input name="deadline" />
    </label>
  </StepCard>
);

/** Each with what it is before and after. */
const closings: Record<string, () => Promise<void>> = {
  dialog: async () => {
    const { rerender } = render(question, { wrapper: UiProvider });
    rerender(<></>);
  },
  step: async () => {
    const { rerender } = render(step('open'), { wrapper: UiProvider });
    rerender(step('done'));
  },
  toast: async () => {
    render(null, { wrapper: UiProvider });
    let id = 0;
    act(() => void (id = toast('danger', 'Falhou.')));
    act(() => dismissToast(id));
  },
};

/** Whether anything of them is still found as a person or a screen reader finds it. */
const isThere = () =>
  screen.queryByRole('dialog') ??
  screen.queryByRole('textbox') ??
  screen.queryByRole('button', { name: 'Fechar aviso' });

beforeEach(() => {
  ends = [];
  Object.assign(Element.prototype, { animate });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

describe.each(Object.keys(closings))('a %s that closes', (name) => {
  it('is gone at once while what moves it is not there, and with reduced motion', async () => {
    prefer(true);
    await fetchMotion();
    await closings[name]!();
    expect([isThere(), pictures()]).toEqual([null, []]);
  });

  it('is out of reach at once and shown going until its animation ends', async () => {
    prefer(false);
    await fetchMotion();
    await closings[name]!();
    expect(isThere()).toBeNull();
    expect(pictures().map((picture) => picture.getAttribute('aria-hidden'))).toEqual(['true']);
    expect(document.querySelectorAll('[inert] [id], [inert] [name]')).toHaveLength(0);
    await act(async () => ends.forEach((end) => end()));
    expect(pictures()).toEqual([]);
  });
});
