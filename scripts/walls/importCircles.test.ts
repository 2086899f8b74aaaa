import { describe, expect, it } from 'vitest';
import { importCircles } from './importCircles';

const circles = (sources: Record<string, string>) => importCircles(new Map(Object.entries(sources)));

describe('circles of imports', () => {
  it.each([
    ['two files', { 'engine/a.ts': `import { b } from './b';`, 'engine/b.ts': `import { a } from './a';` }],
    ['types alone', { 'src/a.tsx': `import type { B } from './b';`, 'src/b.ts': `export * from './a';` }],
    [
      'a longer way',
      {
        'server/a.ts': `import { b } from './x/b';`,
        'server/x/b.ts': `import { c } from '../c';`,
        'server/c.ts': `import {\n  type A,\n} from './a';`,
      },
    ],
    [
      'a folder and what is in it',
      { 'renderers/ui/index.ts': `export * from './a';`, 'renderers/ui/a.ts': `import { b } from '.';` },
    ],
    ['a file that imports itself', { 'contract/a.ts': `import { a } from './a';` }],
    [
      'an import when it is needed',
      { 'src/a.ts': `const b = () => import('./b');`, 'src/b.ts': `import './a';` },
    ],
  ])('are found: %s', (_, sources) => {
    expect(circles(sources)).toHaveLength(1);
  });

  it('are named by all their files', () => {
    const sources = {
      'engine/b.ts': `import './a';`,
      'engine/a.ts': `import './b';`,
      'engine/c.ts': `import './a';`,
    };
    expect(circles(sources)).toEqual(['engine/a.ts: is in a circle of imports with engine/b.ts']);
  });

  it.each([
    [
      'two ways to one file',
      { 'engine/a.ts': `import './b';\nimport './c';`, 'engine/b.ts': `import './c';`, 'engine/c.ts': '' },
    ],
    ['other rooms', { 'scripts/a.ts': `import './b';`, 'scripts/b.ts': `import './a';` }],
    ['packages', { 'engine/ajv.ts': `import Ajv from 'ajv';` }],
  ])('are not seen in %s', (_, sources) => {
    expect(circles(sources)).toEqual([]);
  });
});
