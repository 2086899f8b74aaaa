import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { endVisit } from '../auth/visit';
import type { ListNames } from './listAddress';
import { useList } from './useList';

const names: ListNames<'situacao'> = {
  key: 'policyFilter',
  filters: { situacao: (value) => value === 'Vigente' },
  sorts: ['fim'],
  sorting: { by: 'fim', descending: true },
};

const forget = () => {
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(forget);
afterEach(forget);

function open(address: string, uid = 'u') {
  window.history.replaceState(null, '', address);
  return renderHook(() => useList(uid, names), { wrapper: BrowserRouter });
}

it('keeps a filter in the address, and what was typed out of it', () => {
  const { result } = open('/apolices?pagina=4');
  act(() => result.current.type('joão'));
  act(() => result.current.choose('situacao', 'Vigente'));
  expect(result.current).toMatchObject({ filters: { situacao: 'Vigente' }, text: 'joão', page: 1 });
  expect(window.location.search).toBe('?situacao=Vigente');
  expect(JSON.stringify({ ...localStorage })).not.toContain('joão');
});

it('shows again what was left, to its person alone, unless the address says otherwise', () => {
  const first = open('/apolices');
  act(() => first.result.current.choose('situacao', 'Vigente'));
  act(() => first.result.current.turnTo(3));
  first.unmount();
  const again = open('/apolices');
  expect(again.result.current).toMatchObject({ filters: { situacao: 'Vigente' }, page: 1 });
  expect(window.location.search).toBe('?situacao=Vigente');
  again.unmount();
  const other = open('/apolices', 'other');
  expect(other.result.current.filters).toEqual({});
  other.unmount();
  expect(open('/apolices?ordem=fim').result.current).toMatchObject({
    filters: {},
    sorting: { descending: false },
  });
});

it('two changes at once are both there, though the router renders the first one later', () => {
  const { result } = open('/apolices?pagina=4');
  act(() => {
    const { choose, sort } = result.current;
    choose('situacao', 'Vigente');
    sort({ by: 'fim', descending: false });
  });
  expect(window.location.search).toBe('?situacao=Vigente&ordem=fim');
  expect(result.current).toMatchObject({ filters: { situacao: 'Vigente' }, page: 1 });
});

it('what was typed is there again under its filters, and hides nothing that a link asks for', () => {
  const first = open('/apolices?situacao=Vigente');
  act(() => first.result.current.type('joão'));
  first.unmount();
  const again = open('/apolices');
  expect(again.result.current.text).toBe('');
  again.unmount();
  const under = open('/apolices?situacao=Vigente&pagina=2');
  expect(under.result.current.text).toBe('joão');
  under.unmount();
  under.unmount();
  const other = open('/apolices?ordem=fim');
  expect(other.result.current.text).toBe('');
  other.unmount();
  endVisit();
  expect(open('/apolices?situacao=Vigente').result.current.text).toBe('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('joão');
});

it('cleared, it stays clear', () => {
  const first = open('/apolices?situacao=Vigente');
  act(() => first.result.current.type('x'));
  act(() => first.result.current.clear());
  expect(first.result.current).toMatchObject({ filters: {}, text: '', isNarrow: false });
  expect(window.location.search).toBe('');
  first.unmount();
  expect(open('/apolices').result.current).toMatchObject({ filters: {}, text: '', isNarrow: false });
});

it('lifted, what was typed stays: the filters may have hidden it', () => {
  const { result } = open('/apolices?situacao=Vigente');
  act(() => result.current.type('0012'));
  act(() => result.current.lift());
  expect(result.current).toMatchObject({ filters: {}, text: '0012' });
  expect(window.location.search).toBe('');
});

it('a link to all that is followed on the list itself lifts what was left there too', () => {
  const first = open('/apolices');
  act(() => first.result.current.choose('situacao', 'Vigente'));
  first.unmount();
  window.history.replaceState(null, '', '/apolices');
  const shown = () => ({ list: useList('u', names), go: useNavigate() });
  const { result } = renderHook(shown, { wrapper: BrowserRouter });
  act(() => result.current.list.type('joão'));
  expect(result.current.list).toMatchObject({ filters: { situacao: 'Vigente' }, text: 'joão' });
  act(() => void result.current.go('/apolices?ver=tudo'));
  expect(result.current.list).toMatchObject({ filters: {}, text: '', isNarrow: false });
});

it('a link that asks for all is hidden from by nothing that was left, now or later', () => {
  const first = open('/apolices?situacao=Vigente');
  act(() => first.result.current.choose('situacao', 'Vigente'));
  act(() => first.result.current.type('joão'));
  first.unmount();
  const all = open('/apolices?ver=tudo');
  expect(all.result.current).toMatchObject({ filters: {}, text: '', isNarrow: false });
  expect(window.location.search).toBe('');
  all.unmount();
  expect(open('/apolices').result.current).toMatchObject({ filters: {}, text: '' });
});
