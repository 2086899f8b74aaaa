import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../engine/publish/readFiles';
import { root } from '../lib/root.mjs';
import { inspectFiles } from './inspect';
import { graveOf, MOST_UNNOTICED, mutateProducts, tooQuiet, type MutatedProduct } from './mutateProducts';
import { mutationReport } from './mutationReport';
import { isKnown, readNoDifference } from './noDifference';
import { createPaint } from './report';
import { belongsTo } from './testing/belongsTo';

const sold = readFiles(join(root, 'product-schemas')).files;
const files = new Map([...sold].filter(([file]) => belongsTo('licitante')(file)));
const plain = createPaint(false);

const survivor = {
  file: 'x/rules.json',
  pointer: '/checks/0/that/>',
  rule: 'later',
  says: '1 becomes 2',
  kind: 'other',
} as const;
const product = (unnoticed: number): MutatedProduct => ({
  id: 'x',
  possible: 20,
  tried: 10,
  kinds: { money: 0, dates: 0, validity: 0, wording: 0, other: 10 },
  survivors: [survivor],
  unnoticed,
});

describe('npm run products -- --mutate', () => {
  it('finds the cases of what is sold strict enough', () => {
    const [licitante] = mutateProducts(files, inspectFiles(files), { names: ['licitante'], most: 120 });
    // Some of them the check refuses.
    expect(licitante!.tried).toBeGreaterThan(100);
    expect(licitante!.tried).toBeLessThanOrEqual(120);
    expect(licitante!.unnoticed).toBeLessThanOrEqual(MOST_UNNOTICED);
    expect(graveOf(licitante!)).toEqual([]);
  });

  it('tries nothing where a case does not hold', () => {
    const inspection = inspectFiles(files);
    const broken = inspection.products.map((each) => ({
      ...each,
      cases: {
        ...each.cases,
        results: [
          { file: 'f', id: 'i', description: 'd', differences: [{ kind: 'idle' as const, rule: 'x' }] },
        ],
      },
    }));
    expect(mutateProducts(files, { ...inspection, products: broken })).toEqual([]);
  });

  it('knows what makes no difference, and says why', () => {
    const place = { file: 'x/rules.json', pointer: '/checks/0' };
    const known = (entry: object) => isKnown(survivor, [{ ...place, why: 'w', ...entry }]);
    expect(known({})).toBe(true);
    expect([{ says: '1 becomes 2' }, { says: '1 becomes 0' }].map(known)).toEqual([true, false]);
    expect([{ pointer: '/checks/1' }, { file: 'y/rules.json' }].map(known)).toEqual([false, false]);
    expect(readNoDifference().filter(({ why }) => why.length < 20)).toEqual([]);
  });

  it('refuses more than a tenth, and any change of a price', () => {
    const price: MutatedProduct = { ...product(0), survivors: [{ ...survivor, kind: 'money' }] };
    expect(tooQuiet([price])).toEqual([price]);
    expect(tooQuiet([product(MOST_UNNOTICED)])).toEqual([]);
    expect(tooQuiet([product(MOST_UNNOTICED + 0.1)])).toHaveLength(1);
  });

  it('prints file, pointer and change, and the share of a product', () => {
    expect(mutationReport([product(10)], plain)).toBe(`
· x/rules.json  /checks/0/that/>
    No case notices that 1 becomes 2 (later, other).
✓ x  10% unnoticed beside words, 10 tried of 20: other 1 of 10

1 products changed, 0 with too much unnoticed: other 1 of 10
`);
    expect(mutationReport([product(10.1)], plain)).toContain('✗ x  10.1% unnoticed');
  });
});
