import { expect, it } from 'vitest';
import { baseProduct } from '../check/testing/baseProduct';
import { change, type Change } from '../check/testing/change';
import { checkProducts } from '../check/checkProducts';
import type { Json } from '../../engine/expression';
import { createChangesCheck } from './checkChanges';
import { readFiles } from '../../engine/publish/readFiles';

const { files: shipped } = readFiles('product-schemas');
const meta = Object.fromEntries([...shipped].filter(([file]) => file.startsWith('_meta/')));
const base: Record<string, Json> = { ...meta, ...baseProduct };

it.each<[string, Change]>([
  ['its own file', { file: 'demo/product.json', at: '/steps', to: ['nowhere'] }],
  ['a constant that it reads', { file: 'constants.json', at: '/rate', to: [] }],
  ['a shared sentence', { file: '_shared/messages.json', at: '/sendFailed', to: 5 }],
])(
  'a product is told what is wrong with it after a change of %s, and sound once it is changed back',
  (_what, one) => {
    const check = createChangesCheck();
    expect(check(change(base, []))).toEqual([]);
    const wrong = checkProducts(change(base, [one]));
    expect(wrong).not.toEqual([]);
    expect(check(change(base, [one]))).toEqual(wrong);
    expect(check(change(base, []))).toEqual([]);
  },
);
