import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from './page';

afterEach(cleanup);

const Name = ({ name }: { name: string }) => {
  const [first] = useState(name);
  return <p>{`${first} ${name}`}</p>;
};

const within = (content: React.ReactNode) => <Suspense fallback="espere">{content}</Suspense>;

it('a page that was fetched ahead is drawn at once', async () => {
  const Page = page(async () => Name);
  await Page.fetch();
  render(within(<Page name="a" />));
  expect(screen.getByText('a a')).toBeTruthy();
});

it('another is waited for, and keeps what it holds when it is drawn again', async () => {
  const Page = page(async () => Name);
  const { rerender } = render(within(<Page name="a" />));
  expect(screen.getByText('espere')).toBeTruthy();
  await screen.findByText('a a');
  rerender(within(<Page name="b" />));
  expect(screen.getByText('a b')).toBeTruthy();
});
