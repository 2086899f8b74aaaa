import { describe, expect, it, test } from 'vitest';
import { moduleBreaches, MODULES } from './moduleWalls';

test('no module is above itself: each may import only those named before it', () => {
  const names = Object.keys(MODULES);
  for (const [module, below] of Object.entries(MODULES)) {
    expect(names.slice(0, names.indexOf(module))).toEqual(expect.arrayContaining([...below]));
  }
});

describe('an import', () => {
  it.each([
    ['server/modules/quotes/a.ts', `import { b } from '../issued/billets/b';`],
    ['server/modules/quotes/emission/a.ts', `import { b } from '../b';`],
    ['server/modules/issued/a.ts', `import type { User } from '../../db/schema';`],
    ['server/modules/issued/a.test.ts', `import { b } from '../quotes/b';`],
    ['server/app.ts', `import { routes } from './modules/desk/routes';`],
    ['server/jobs/housekeeping.ts', `import { expire } from '../modules/quotes/expire';`],
  ])('of %s may be %s', (file, source) => {
    expect(moduleBreaches(file, source)).toEqual([]);
  });

  it.each([
    ['server/modules/issued/a.ts', `import { b } from '../quotes/b';`],
    ['server/modules/clients/a.ts', `import type { User } from '../people/b';`],
    ['server/modules/quotes/printing/a.ts', `import { b } from '../../desk/b';`],
    ['server/modules/invented/a.ts', `import { b } from '../quotes/b';`],
    ['server/http/a.ts', `import { b } from '../modules/people/b';`],
    ['server/access/a.ts', `import type { B } from '../modules/quotes/b';`],
  ])('of %s may not be %s', (file, source) => {
    expect(moduleBreaches(file, source)).toHaveLength(1);
  });
});
