import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { styled } from './styled';

const Link = styled('a', { base: 'link' });
const Button = styled('button', {
  variants: ['kind', 'low'],
  otherwise: { kind: 'primary' },
  classes: { 'primary ': 'p', 'quiet ': 'q', 'quiet true': 'qt' },
});

test('an element has its class and what it is given, another element where asked for', () => {
  const ref = createRef<HTMLElement>();
  render(
    <>
      <Link href="/a" className="own">
        A
      </Link>
      <Link as="h2" ref={ref}>
        B
      </Link>
    </>,
  );
  expect(screen.getByRole('link', { name: 'A' })).toHaveProperty('className', 'link own');
  expect(screen.getByRole('heading', { name: 'B' })).toBe(ref.current);
});

test('variants choose the class and do not reach the element; none given is the default', () => {
  const { container } = render(
    <>
      <Button />
      <Button kind="quiet" low={undefined} />
      <Button kind="quiet" low />
    </>,
  );
  expect([...container.children].map((one) => one.className)).toEqual(['p', 'q', 'qt']);
  expect([...container.children].map((one) => one.getAttributeNames())).toEqual([
    ['class'],
    ['class'],
    ['class'],
  ]);
});

test('a child carries the class, keeps its own properties, and both hear what happens', () => {
  const [given, own] = [vi.fn(), vi.fn()];
  render(
    <Link asChild onClick={given} title="a" data-x="1">
      <button type="button" className="own" title="b" onClick={own}>
        C
      </button>
    </Link>,
  );
  const button = screen.getByRole('button', { name: 'C' });
  expect(button.className).toBe('link own');
  expect([button.title, button.dataset['x'], button.getAttribute('type')]).toEqual(['b', '1', 'button']);
  button.click();
  expect([given, own].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});
