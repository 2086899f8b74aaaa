import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../engine/publish/readFiles';
import { root } from '../lib/root.mjs';
import { inspectFiles } from './inspect';
import { MOST_UNNOTICED, mutateProducts, tooQuiet, type MutatedProduct } from './mutateProducts';
import { mutationReport } from './mutationReport';
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
};
const product = (unnoticed: number): MutatedProduct => ({
  id: 'x',
  possible: 20,
  tried: 10,
  survivors: [survivor],
  unnoticed,
});

describe('npm run products -- --mutate', () => {
  it('finds the cases of what is sold strict enough', () => {
    const [licitante] = mutateProducts(files, inspectFiles(files), ['licitante']);
    expect(licitante!.tried).toBeGreaterThan(200);
    expect(licitante!.unnoticed).toBeLessThanOrEqual(MOST_UNNOTICED);
  });

  it('tries nothing where a case does not hold', () => {
    const inspection = inspectFiles(files);
    const broken = inspection.products.map((each) => ({
      ...each,
      cases: { ...each.cases, results: [{ file: 'f', id: 'i', description: 'd', differences: ['x'] }] },
    }));
    expect(mutateProducts(files, { ...inspection, products: broken })).toEqual([]);
  });

  it('refuses more than a tenth', () => {
    expect(tooQuiet([product(MOST_UNNOTICED)])).toEqual([]);
    expect(tooQuiet([product(MOST_UNNOTICED + 0.1)])).toHaveLength(1);
  });

  it('prints file, pointer and change, and the share of a product', () => {
    expect(mutationReport([product(10)], plain)).toBe(`
· x/rules.json  /checks/0/that/>
    No case notices that 1 becomes 2 (later).
✓ x  10% unnoticed: 1 of 10 changes, of 20 possible

1 products changed, 0 with more than 10% unnoticed
`);
    expect(mutationReport([product(10.1)], plain)).toContain('✗ x  10.1% unnoticed');
  });
});
