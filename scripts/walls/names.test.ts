import { describe, expect, it } from 'vitest';
import { fileNameBreaches } from './fileNames';
import { formattingBreaches } from './formatting';

describe('a file', () => {
  it.each([
    ['engine/session/settle.ts', 'export function settle() {}'],
    ['src/features/quote/QuotePage.tsx', 'export const QuotePage = () => null;'],
    ['renderers/ui/Dialog.tsx', 'export { Dialog, type Props };'],
    ['server/modules/quotes/routes.ts', 'export function quoteRoutes() {}'],
    ['server/deps.ts', 'export interface Deps {}'],
    ['engine/definition/widgets.ts', 'export const WIDGETS = [];'],
    ['engine/model/RuleNode.ts', 'export interface RuleNode {}'],
    ['e2e/sign-in.spec.ts', ''],
  ])('may be called %s', (file, source) => {
    expect(fileNameBreaches(file, source)).toEqual([]);
  });

  it.each([
    ['engine/values/civil-day.ts', 'export const x = 1;'],
    ['engine/session/transaction.ts', 'export class Transaction {}'],
    ['src/features/quote/quotePage.tsx', 'export function QuotePage() {}'],
    ['src/features/quote/Quote.tsx', 'export function QuoteView() {}'],
  ])('may not be called %s', (file, source) => {
    expect(fileNameBreaches(file, source)).toHaveLength(1);
  });
});

describe('a day, an instant or a number', () => {
  it.each([
    `new Date().toLocaleDateString('pt-BR')`,
    `value.toLocaleString('pt-BR')`,
    `new Intl.DateTimeFormat('pt-BR')`,
    `date.split('-').toReversed().join('/')`,
    `now.toISOString().slice(0, 10)`,
  ])('is not shown by %s', (source) => {
    expect(formattingBreaches('src/a.ts', source)).toHaveLength(1);
    expect(formattingBreaches('server/a.ts', source)).toHaveLength(1);
  });

  it('is shown in engine/values; names are put in order anywhere', () => {
    expect(formattingBreaches('engine/values/instant.ts', `new Intl.DateTimeFormat('pt-BR')`)).toEqual([]);
    expect(formattingBreaches('src/a.ts', `new Intl.Collator('pt-BR')`)).toEqual([]);
    expect(formattingBreaches('server/a.ts', 'at.toISOString()')).toEqual([]);
  });
});
