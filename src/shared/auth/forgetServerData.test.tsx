// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { expect, it, vi } from 'vitest';
import { useBrand } from '../config/usePublicConfig';
import { isUp, usePlatformStatus } from '../platform/usePlatformStatus';
import { api } from '../api/api';
import { forgetServerData } from './forgetServerData';

function Page() {
  const brand = useBrand();
  const status = usePlatformStatus();
  const { data } = useSWR('/user/find', () => 'Clara', { revalidateIfStale: false });
  return (
    <p>
      {brand?.name ?? 'no brand'}, {isUp(status) ? 'up' : 'unknown'}, {data ?? 'nobody'}
    </p>
  );
}

it('keeps whose portal it is and that it is open, and nothing of the person', async () => {
  const Data = { brand: { name: 'Lastro' } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ Data })));
  vi.spyOn(api, 'get').mockResolvedValue({ data: { Avaliable: true, ExpectedAvailabilityDate: null } });
  render(<Page />);
  await screen.findByText('Lastro, up, Clara');
  await act(async () => forgetServerData());
  expect(screen.getByText('Lastro, up, nobody')).toBeDefined();
});

it('a call that is under way for who was there holds up nobody who comes then', async () => {
  const answers = [new Promise<string>(() => {}), Promise.resolve('Bruno')];
  const ask = vi.fn(() => answers.shift());
  function Person() {
    return <p>{useSWR('/user/name', ask).data ?? 'nobody'}</p>;
  }
  const { unmount } = render(<Person />);
  expect(ask).toHaveBeenCalledOnce();
  await act(async () => forgetServerData());
  unmount();
  render(<Person />);
  await screen.findByText('Bruno');
});
