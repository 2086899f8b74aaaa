import { describe, expect, it } from 'vitest';
import { castBreaches } from './casts';
import { importBreaches, purityBreaches, schemaBreaches } from './importWalls';
import { productNameBreaches, productWords } from './productNames';

describe('imports', () => {
  it.each([
    ['src/pages/a.tsx', `import { b } from '../../renderers/b';`],
    ['renderers/b.tsx', `import type { C } from '../engine/index';`],
    ['server/d.ts', `import { rate } from '../engine/rating';`],
    ['studio/edit/d.ts', `import { moneyText } from '../../engine/values';`],
    ['engine/c.ts', `import { rate } from './rating/rate';`],
    ['src/catalogue.ts', `import catalogue from '../product-schemas/catalogue.json';`],
    ['server/d.ts', `import { c } from '../engine/index';\nimport { e } from './e';`],
    ['server/d.ts', `import { quote } from '../contract/quotes';`],
    ['src/a.ts', `import type { Quote } from '../contract/quotes';`],
    ['contract/quotes.ts', `import type { Answers } from '../engine/index';`],
    ['engine/publish/read.ts', `import { readFile } from 'node:fs/promises';`],
    ['engine/c.test.ts', `import { server } from '../server/app';`],
    ['tests/x.test.ts', `import { app } from '../server/app';`],
  ])('of %s may be %s', (file, source) => {
    expect(importBreaches(file, source)).toEqual([]);
  });

  it.each([
    ['renderers/b.tsx', `import { a } from '../src/a';`],
    ['engine/c.ts', `export * from '../renderers/b';`],
    ['engine/c.ts', `import type { Quote } from '../contract/quotes';`],
    ['renderers/b.tsx', `import type { Quote } from '../contract/quotes';`],
    ['contract/quotes.ts', `import { db } from '../server/db';`],
    ['engine/c.ts', `import { useState } from 'react';`],
    ['engine/c.ts', `import { readFile } from 'node:fs';`],
    ['server/d.ts', `const b = await import('../renderers/b');`],
    ['src/a.ts', `import {\n  x,\n} from '../server/x';`],
    ['src/a.ts', `import bid from '../product-schemas/licitante/product.json';`],
    ['src/a.ts', `import { settle } from '../engine/session/settle';`],
    ['server/d.ts', `import { rate } from '../engine/rating/rate';`],
    ['contract/quotes.ts', `import type { Answers } from '../engine';`],
    ['src/a.test.ts', `import { start } from '../engine';`],
  ])('of %s may not be %s', (file, source) => {
    expect(importBreaches(file, source)).toHaveLength(1);
  });
});

describe('of the contract the browser takes', () => {
  it.each([
    ['types', `import type { Quote } from '../contract/quotes';`],
    ['statuses', `import { STATUS } from '../contract/statuses/quote';`],
  ])('%s', (_what, source) => {
    expect(schemaBreaches('src/a.ts', source)).toEqual([]);
  });

  it.each([
    `import { quote } from '../contract/quotes';`,
    `import a from './a';\nimport {\n  type Quote,\n  quote,\n} from '../contract/quotes';`,
    `import { type Quote } from '../contract/quotes';`,
  ])('nothing else: %s', (source) => {
    expect(schemaBreaches('src/a.ts', source)).toHaveLength(1);
    expect(schemaBreaches('server/a.ts', source)).toEqual([]);
  });
});

describe('a type that is taken for any other', () => {
  const source = `const a = b as unknown as C;`;

  it.each(['engine/a.ts', 'server/db/prepared.ts', 'src/a.tsx', 'bench/a.ts'])('is refused in %s', (file) => {
    expect(castBreaches(file, source)).toHaveLength(1);
  });

  it.each(['engine/a.test.ts', 'server/testing/a.ts'])('stands in %s', (file) => {
    expect(castBreaches(file, source)).toEqual([]);
  });
});

describe('the engine', () => {
  it.each(['Date.now()', 'new Date()', 'fetch("/api")', 'window.location'])('does not use %s', (source) => {
    expect(purityBreaches('engine/c.ts', source)).toHaveLength(1);
  });

  it('may count with a date it was given', () => {
    expect(purityBreaches('engine/c.ts', 'new Date(instant)')).toEqual([]);
  });

  it('may look at the clock in its build-time part', () => {
    expect(purityBreaches('engine/publish/c.ts', 'new Date()')).toEqual([]);
  });
});

describe('product names', () => {
  const wizards = [
    { wizard: 'licitante', code: 'BID' },
    { wizard: 'performance', code: 'PER' },
    { wizard: 'risco-engenharia', code: 'RE' },
  ];
  const words = productWords({ wizards });

  it.each([
    '// the Licitante wizard',
    `if (code === 'BID') x();`,
    `case 'risco-engenharia':`,
    `product === "performance"`,
    `to: '/cotacao/risco-engenharia'`,
  ])('are not said: %s', (source) => {
    expect(productNameBreaches('src/a.ts', source, words)).toHaveLength(1);
  });

  it.each([
    'performance.now()',
    `'Boa performance'`,
    'bid.value',
    'FORBIDDEN',
    `type = 'RE'`,
    'licitantes',
    `to: '/risco-engenharia'`,
  ])('are not seen where there is none: %s', (source) => {
    expect(productNameBreaches('src/a.ts', source, words)).toEqual([]);
  });

  it('may be said in tests, on the server and in scripts', () => {
    for (const file of ['src/a.test.ts', 'server/a.ts', 'scripts/a.ts']) {
      expect(productNameBreaches(file, 'licitante', words)).toEqual([]);
    }
  });
});
