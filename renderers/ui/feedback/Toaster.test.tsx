// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../UiProvider';
import { dismissStaying, toast } from './toastStore';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  render(<UiProvider>{null}</UiProvider>);
  act(() => {
    toast('success', 'edital.pdf foi anexado!');
  });
});
afterEach(() => {
  act(() => {
    vi.runAllTimers();
  });
  act(dismissStaying);
  vi.useRealTimers();
  cleanup();
});

const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });
const shown = () => screen.queryByText('edital.pdf foi anexado!') !== null;
const region = () => document.querySelector('[aria-label=Avisos]')!;

it('stays until 5 s and goes then', () => {
  pass(4999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

it('waits while the pointer is over it, then takes the rest of its time', () => {
  pass(4000);
  fireEvent.pointerEnter(region());
  pass(60_000);
  expect(shown()).toBe(true);
  fireEvent.pointerLeave(region());
  pass(999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

describe('what went wrong', () => {
  const fault = 'Não foi possível assumir.';
  const faults = () => screen.queryAllByText(fault).length;

  it('stays until it is closed, once however often it was said', () => {
    act(() => {
      toast('danger', fault);
    });
    act(() => {
      toast('danger', fault);
    });
    pass(60_000);
    expect([shown(), faults()]).toEqual([false, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso', hidden: true }));
    expect(faults()).toBe(0);
  });

  it('goes with its page; what goes by itself is for the next page too', () => {
    act(() => {
      toast('danger', fault);
    });
    act(dismissStaying);
    expect([shown(), faults()]).toEqual([true, 0]);
  });

  it('goes by itself where a time is told', () => {
    act(() => {
      toast('danger', fault, 5000);
    });
    pass(5000);
    expect(faults()).toBe(0);
  });
});
