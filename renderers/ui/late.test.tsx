import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { late } from './late';

afterEach(cleanup);

const Name = ({ name }: { name: string }) => {
  const [first] = useState(name);
  return <p>{`${first} ${name}`}</p>;
};

const within = (content: React.ReactNode) => <Suspense fallback="espere">{content}</Suspense>;

it('what was fetched ahead is drawn at once', async () => {
  const Late = late(async () => Name);
  await Late.fetch();
  render(within(<Late name="a" />));
  expect(screen.getByText('a a')).toBeTruthy();
});

it('another is waited for, and keeps what it holds when it is drawn again', async () => {
  const Late = late(async () => Name);
  const { rerender } = render(within(<Late name="a" />));
  expect(screen.getByText('espere')).toBeTruthy();
  await screen.findByText('a a');
  rerender(within(<Late name="b" />));
  expect(screen.getByText('a b')).toBeTruthy();
});

it('what cannot be had ahead is asked for again by whoever draws it, and is nobody’s error before', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', hear);
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Name)];
  const Late = late(() => answers.shift()!());
  Late.ahead();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
  render(within(<Late name="a" />));
  expect(await screen.findByText('a a')).toBeTruthy();
});
