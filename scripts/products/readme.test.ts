import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { change, type Change } from '../../studio/check/testing/change';
import { WIDGETS } from '../../engine/definition/widgets';
import { sourcesOf } from '../../engine/source/sourcesOf';
import { RULE_KINDS } from '../../studio/rules';
import { operatorReference, type Json } from '../../engine/expression';
import { readFiles } from '../../engine/publish/readFiles';
import { signatureOf } from '../../studio/check/expressionSchema';
import { root } from '../lib/root.mjs';
import { checkOne } from './checkOne';
import { count, inspectFiles } from './inspect';
import { withTables } from './readmeTables';
import { belongsTo } from './testing/belongsTo';

const folder = join(root, 'product-schemas');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
/** The walkthroughs change the bid wizard. */
const files = new Map([...readFiles(folder).files].filter(([file]) => belongsTo('licitante')(file)));

interface Walkthrough {
  readonly heading: string;
  readonly changes: readonly Change[];
  /** Cases that the change breaks, as the README says. */
  readonly fails: readonly string[];
}

/** The sections of the README that change definitions: `<!-- try file pointer -->` before a block of JSON. */
function walkthroughs(): Walkthrough[] {
  const sections = readme.split(/^#{2,3} /m).slice(1);
  return sections
    .map((section) => ({
      heading: section.split('\n')[0]!,
      changes: [...section.matchAll(/<!-- try (\S+) (\S+) -->[^`]*```json\n([\s\S]*?)```/g)].map(
        ([, file, at, text]): Change => ({ file: file!, at: at!, to: JSON.parse(text!) as Json }),
      ),
      fails: [...section.matchAll(/<!-- fails ([^>]+) -->/g)].flatMap(([, ids]) => ids!.split(' ')),
    }))
    .filter(({ changes }) => changes.length > 0);
}

describe('the README for analysts', () => {
  it.each(walkthroughs())('$heading: works as it is written', ({ changes, fails }) => {
    const { faults, products } = inspectFiles(change(Object.fromEntries(files), changes));
    const broken = products.flatMap((product) =>
      product.cases.results.filter((result) => result.differences.length > 0),
    );
    expect(faults).toEqual([]);
    expect(broken.map((result) => result.id).toSorted()).toEqual(fails.toSorted());
  });

  it('checks products that there are', () => {
    const named = [...readme.matchAll(/npm run products -- check (\S+)`/g)].map(([, product]) => product!);
    expect(named).not.toEqual([]);
    for (const product of named) expect(count(checkOne(folder, [product])).failed).toBe(0);
  });

  it('shows a walkthrough of every kind of rule', () => {
    const kinds = walkthroughs().flatMap(({ changes }) => changes.map(({ at }) => at!.split('/')[1]));
    expect(RULE_KINDS.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it('lists every operator as it is: npm run products -- --write', () => {
    const missing = operatorReference.filter(
      (note) => !readme.includes(`\`${signatureOf(note).replaceAll('|', '\\|')}\``),
    );
    expect(missing.map((note) => note.name)).toEqual([]);
    const words = (text: string) => text.replaceAll(/[\s|-]+/g, ' ');
    expect(words(readme)).toBe(words(withTables(readme)));
  });

  it.each(['catalogue', 'rating', 'rules'])('names every key of the %s', (kind) => {
    const { properties } = files.get(`_meta/${kind}.schema.json`) as { properties: object };
    const keys = Object.keys(properties).filter((key) => key !== '$schema');
    expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(readme))).toEqual([]);
  });

  it('lists every widget and every source', () => {
    const names = [...Object.keys(WIDGETS), ...Object.keys(sourcesOf(files))];
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
