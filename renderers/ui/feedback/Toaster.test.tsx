// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../UiProvider';
import { toast } from './toastStore';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  render(<UiProvider>{null}</UiProvider>);
  act(() => toast('success', 'edital.pdf foi anexado!'));
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  cleanup();
});

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
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
