import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { count, inspect, type Inspection } from './inspect';
import { createPaint, report } from './report';
import { belongsTo } from './testing/belongsTo';
import { editIn } from './testing/editIn';

const plain = createPaint(false);
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'products-'));
  const source = join(root, 'product-schemas');
  const isOwn = belongsTo('licitante');
  const filter = (path: string) => statSync(path).isDirectory() || isOwn(relative(source, path));
  cpSync(source, folder, { recursive: true, filter });
});

afterEach(() => rmSync(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) => editIn(folder, file, from, to);

describe('npm run products', () => {
  it('passes what is sold, case by case', () => {
    const inspection = inspect(folder);
    const cases = inspection.products.flatMap((product) => product.cases.results).length;
    expect(count(inspection)).toEqual({ passed: inspection.products.length + cases, failed: 0 });
    expect(report(inspection, plain)).toContain('0 faults');
  });

  it('prints file, pointer, reason and suggestion of a fault, and runs no case of that product', () => {
    edit('licitante/rules.json', '"objectProperty.startDateValidity"]', '"objectProperty.startDateValidty"]');
    const inspection = inspect(folder);
    expect(report(inspection, plain)).toContain(
      [
        '✗ licitante/rules.json  /states/1/fields/0',
        '    There is no field objectProperty.startDateValidty.',
        '    Did you mean objectProperty.startDateValidity?',
      ].join('\n'),
    );
    expect(inspection.products.map((product) => product.id)).not.toContain('licitante');
    expect(count(inspection).failed).toBe(1);
  });

  it('says where a file is no JSON', () => {
    edit('licitante/record.json', '"fields": [', '"fields": [,');
    const [fault] = inspect(folder).faults;
    expect(fault).toMatchObject({ file: 'licitante/record.json', code: 'syntax' });
    expect(fault?.message).toMatch(/line \d+, column \d+/);
  });

  it('prints how a case differs', () => {
    edit('licitante/steps/object.json', '"maxLength": 1500', '"maxLength": 2000');
    const inspection = inspect(folder);
    expect(report(inspection, plain)).toContain(
      [
        '✗ licitante/cases/object.cases.json  complement-1501',
        '    1501 characters of complement are refused.',
      ].join('\n'),
    );
    expect(count(inspection).failed).toBe(1);
  });

  it('prints what no case shows', () => {
    const inspection = inspect(folder);
    const [product] = inspection.products;
    const cases = {
      results: [],
      uncovered: [{ rule: 'term', says: 'sets the end', words: 'escreve “Fim”' }],
      duties: 1,
    };
    const bare: Inspection = { ...inspection, products: [{ ...product!, cases }] };
    expect(report(bare, plain)).toContain('No case shows that\n    · term sets the end');
  });

  it('colours a terminal only', () => {
    expect(plain('red', 'x')).toBe('x');
    expect(createPaint(true)('red', 'x')).toBe('\u001b[31mx\u001b[39m');
  });
});
