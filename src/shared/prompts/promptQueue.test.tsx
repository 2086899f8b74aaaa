import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { turnOf, useTurn, type Claim, type Prompt } from './promptQueue';

afterEach(cleanup);

describe('the turn', () => {
  it('is nobody’s while nothing wants to open', () => {
    expect(turnOf({})).toBeUndefined();
    expect(turnOf({ terms: 'none', survey: 'none' })).toBeUndefined();
  });

  it('is the more important one’s', () => {
    expect(turnOf({ survey: 'open', updates: 'open' })).toBe('updates');
    expect(turnOf({ survey: 'open', terms: 'open' })).toBe('terms');
  });

  it('is kept for a more important one that does not know yet', () => {
    expect(turnOf({ terms: 'unknown', survey: 'open' })).toBeUndefined();
  });

  it('does not wait for a less important one', () => {
    expect(turnOf({ terms: 'open', survey: 'unknown' })).toBe('terms');
  });
});

function Modal({ prompt, claim }: { prompt: Prompt; claim: Claim }) {
  return useTurn(prompt, claim) ? <p>{prompt}</p> : null;
}

const shown = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);

it('opens one modal at a time, the next when the first is done or gone', () => {
  const both = (terms: Claim) => (
    <>
      <Modal prompt="survey" claim="open" />
      <Modal prompt="terms" claim={terms} />
    </>
  );
  const { rerender } = render(both('unknown'));
  expect(shown()).toEqual([]);
  rerender(both('open'));
  expect(shown()).toEqual(['terms']);
  rerender(both('none'));
  expect(shown()).toEqual(['survey']);
  rerender(both('open'));
  rerender(<Modal prompt="survey" claim="open" />);
  expect(shown()).toEqual(['survey']);
});

it('stays open while a more important one that comes later does not know yet', () => {
  const both = (registration: Claim) => (
    <>
      <Modal prompt="survey" claim="open" />
      <Modal prompt="registration" claim={registration} />
    </>
  );
  const { rerender } = render(<Modal prompt="survey" claim="open" />);
  expect(shown()).toEqual(['survey']);
  rerender(both('unknown'));
  expect(shown()).toEqual(['survey']);
  rerender(both('none'));
  expect(shown()).toEqual(['survey']);
  rerender(both('open'));
  expect(shown()).toEqual(['registration']);
});

it('opens over no dialog that is open, but when that has closed; what has opened stays', async () => {
  const page = (isOpen: boolean) => (
    <>
      <Modal prompt="survey" claim="open" />
      {isOpen && <dialog open aria-label="Busca" />}
    </>
  );
  const { rerender } = render(page(true));
  expect(shown()).toEqual([]);
  rerender(page(false));
  expect(await screen.findByText('survey')).toBeVisible();
  rerender(page(true));
  expect(shown()).toEqual(['survey']);
});
