import { expect, it } from 'vitest';
import { readOptions } from './options';

it('takes a client with its mask and a flow', () => {
  expect(readOptions(['--client', '12.abc.345/01de-35', '--flow', 'cotacao'])).toEqual({
    client: '12ABC34501DE35',
    flow: 'cotacao',
    executive: undefined,
    origin: undefined,
    revoke: false,
  });
});

it('revokes without a flow too', () => {
  expect(readOptions(['--revoke', '--client', '1'])).toMatchObject({ revoke: true, flow: undefined });
});

it.each([
  ['no client', ['--flow', 'cotacao'], '--client is missing.'],
  ['no flow', ['--client', '1'], '--flow is missing.'],
  ['another flow', ['--client', '1', '--flow', 'apolices'], '--flow is "apolices"'],
  ['another flow to revoke', ['--client', '1', '--revoke', '--flow', 'x'], '--flow is "x"'],
  ['an origin with a path', ['--client', '1', '--flow', 'cotacao', '--origin', 'https://a/b'], '--origin is'],
  ['an origin without a scheme', ['--client', '1', '--flow', 'cotacao', '--origin', 'a'], '--origin is'],
  ['an unknown option', ['--forever'], "Unknown option '--forever'."],
  ['a value without an option', ['11222333000181'], 'Unexpected argument'],
])('refuses %s in one sentence and says how it is used', (_what, args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
  expect(() => readOptions(args)).toThrow('Usage: npm run executive-link');
});
