import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../studio/cases/runCases';
import { checkProducts } from '../../studio/check/checkProducts';
import { checkStructure } from '../../studio/check/structure/checkStructure';
import type { Change } from '../../studio/check/testing/change';
import type { ProductFiles } from '../../engine/definition/files';
import { readFiles } from '../../engine/publish/readFiles';
import { edited, editAtRandom } from './random/arbitraryChange';
import { knownOf } from './random/knownOf';
import { tryWizard } from './random/tryWizard';

/** Accepted edits of each product: some on every run, thousands by hand (EDITS=1000 SEED=7 npx vitest run …). */
const EDITS = Number(process.env.EDITS ?? 10);
const SEED = Number(process.env.SEED ?? 14);
const PRODUCTS = process.env.PRODUCTS?.split(',') ?? [
  'cadastro',
  'pagamento',
  'licitante',
  'risco-equipamento',
];
/** Edits of one walk: each goes on from what the last accepted one left. */
const WALK = 4;

const shipped = readFiles('product-schemas').files;

/** The files of one product with those that all share; cases hold the shipped wording, not this property. */
function filesOf(product: string): ProductFiles {
  const isCase = (file: string) => file.includes('/cases/');
  const belongs = (file: string) =>
    !file.includes('/') || file.startsWith('_') || file.startsWith(`${product}/`);
  return new Map([...shipped].filter(([file]) => belongs(file) && !isCase(file)));
}

/** The files that make the product what it is: its own, and the shared ones that they name. */
function ownFiles(files: ProductFiles, product: string): Set<string> {
  const own = new Set([...files.keys()].filter((file) => file.startsWith(`${product}/`)));
  for (const file of own)
    for (const [, name] of JSON.stringify(files.get(file)).matchAll(/"(_shared\/[a-z/-]+)"/g))
      if (files.has(`${name}.json`)) own.add(`${name}.json`);
  return own.add('constants.json');
}

/** Most edits fall by the structure of their own file already, which takes a fraction of the whole check. */
function isAccepted(files: ProductFiles, { file }: Change): boolean {
  const alone = [...files].filter(([name]) => name.startsWith('_meta/') || name === file);
  return checkStructure(new Map(alone)).length === 0 && checkProducts(files).length === 0;
}

/** A failure says which edits were made, not what was drawn. */
function tell({
  failed,
  seed,
  errorInstance,
}: {
  failed: boolean;
  seed: number;
  errorInstance?: unknown;
}): void {
  if (failed) throw new Error(`With the seed ${seed}`, { cause: errorInstance });
}

describe.each(PRODUCTS)('edits of %s that the check accepts', (product) => {
  const whole = filesOf(product);
  const cases = [...casesOf(shipped, product).values()];
  const known = knownOf(cases);
  const own = ownFiles(whole, product);

  it('never break a wizard', { timeout: EDITS * 20_000 }, async () => {
    let accepted = 0;
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        let files = whole;
        const made: Change[] = [];
        for (let step = 0; step < WALK; step += 1) {
          const edit = accepted < EDITS ? editAtRandom(draw, files, (file) => own.has(file)) : undefined;
          if (!edit) continue;
          const next = edited(files, edit);
          tried += 1;
          if (!isAccepted(next, edit)) continue;
          accepted += 1;
          files = next;
          made.push(edit);
        }
        if (made.length === 0) return;
        try {
          await tryWizard(draw, { files, product, cases, known });
        } catch (error) {
          throw new Error(`After ${JSON.stringify(made)}`, { cause: error });
        }
      }),
      { numRuns: EDITS * 5, seed: SEED, endOnFailure: true, reporter: tell },
    );
    expect(accepted, `of ${tried} edits`).toBeGreaterThanOrEqual(EDITS);
  });
});
