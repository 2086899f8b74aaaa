import * as fc from 'fast-check';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { start } from '../../../../engine/index';
import { moneyText, splitAmount } from '../../../../engine/values/money';
import { compileBundle, constantsOf, loadBundles } from '../../../../engine/publish/loadProducts';
import { readFiles } from '../../../../engine/publish/readFiles';

const { files } = readFiles(fileURLToPath(new URL('../../../../product-schemas', import.meta.url)));
const form = compileBundle(loadBundles(files).bundles.get('pagamento')!);
const constants = constantsOf(files);
const MINIMUM = 10;

/** The choices of installments for a premium in cents. */
function choicesOf(cents: number, maxInstallments: number) {
  const context = { premium: cents / 100, maxInstallments, invoiceBilling: false };
  const { session } = start(form, { today: '2026-11-20', constants, context });
  return session.states.at(form.byPath.get('payment.installments')!.index).options;
}

const premium = fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 999_999_999_999 }));

test('whatever the premium and the cap: each choice adds up, none is below the minimum, and one there always is', () => {
  fc.assert(
    fc.property(premium, fc.integer({ min: 1, max: 18 }), (cents, cap) => {
      const choices = choicesOf(cents, cap);
      expect(choices.map(({ value }) => value)).toEqual(choices.map((_, index) => index + 1));
      expect(choices.length).toBe(Math.max(1, Math.min(cap, Math.floor(cents / (MINIMUM * 100)))));
      for (const { value, label } of choices) {
        const parts = splitAmount((cents / 100).toFixed(2), value as number).map(Number);
        const total = parts.reduce((sum, part) => sum + Math.round(part * 100), 0);
        expect(total).toBe(cents);
        if (parts.length > 1) expect(Math.min(...parts)).toBeGreaterThanOrEqual(MINIMUM);
        expect(label).toContain(moneyText(parts[0]!));
        expect(label).toContain(moneyText(parts.at(-1)!));
      }
    }),
    { numRuns: 300 },
  );
});
