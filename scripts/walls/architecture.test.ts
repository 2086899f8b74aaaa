import { describe, expect, it } from 'vitest';
import { pictureBreaches } from './architecture';

const breaches = (picture: string, sources: Record<string, string>) =>
  pictureBreaches(picture, new Map(Object.entries(sources)));

const feature = { 'src/features/a.ts': `import type { A } from '../../engine/a';\nimport { b } from './b';` };

describe('the picture of the architecture', () => {
  it('is true where it draws every import between its boxes', () => {
    expect(breaches('  features --> engine', feature)).toEqual([]);
  });

  it('is not where it lacks one', () => {
    expect(breaches('', feature)).toEqual([
      'docs/architecture.md: does not draw features --> engine, which files import',
    ]);
  });

  it('nor where it draws one that there is not', () => {
    expect(breaches('  features --> engine\n  engine --> server', feature)).toEqual([
      'docs/architecture.md: draws engine --> server, which no file imports',
    ]);
  });

  it('does not mind tests, packages, nor what runs', () => {
    const sources = {
      'engine/a.test.ts': `import { b } from '../server/b';`,
      'engine/a.ts': `import { c } from 'server/c';`,
    };
    expect(breaches('  server -. reads .-> schemas', sources)).toEqual([]);
  });
});
