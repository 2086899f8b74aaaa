import { expect, it } from 'vitest';
import { isRecord, nextPlace } from './origin';

/** Where one is after going through these addresses. */
const after = (...way: string[]) =>
  way.reduce<ReturnType<typeof nextPlace>>((before, pathname) => nextPlace(before, pathname), {
    pathname: '/login',
  }).origin;

it.each(['/cotacao/BID-1', '/endossos/END-1/status', '/apolices/2026.75.1'])('%s is a record', (pathname) => {
  expect(isRecord(pathname)).toBe(true);
});

it.each(['/cotacao/licitante', '/cotacao/garantia/licitante', '/endossos', '/apolices'])(
  '%s is none',
  (pathname) => {
    expect(isRecord(pathname)).toBe(false);
  },
);

it('a record belongs to the list before it, also by way of another record', () => {
  expect(after('/status-solicitacao', '/cotacao/BID-1')).toBe('/status-solicitacao');
  expect(after('/inicio', '/cotacao/BID-1', '/cotacao/BID-1/status', '/apolices/1')).toBe('/inicio');
});

it('what was just registered, or opened by its address, belongs to no list', () => {
  expect(after('/inicio', '/cotacao/confirmacao', '/cotacao/BID-1/status')).toBeUndefined();
  expect(after('/cotacao/BID-1')).toBeUndefined();
});
