import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Axe {
  run(within: string | Document, options: object): Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

// The axe of this package, without its builder, which carries it into the page twice for every look.
const { resolve } = createRequire(import.meta.url);
const { source } = createRequire(resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** What axe finds on the page as it is, or within a part of it: rule and elements, a line each. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // A document keeps it for the next look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(look, within);
}

/** In the page, which has no frames; `source` makes it global there. */
declare const axe: Axe;
async function look(within?: string): Promise<string[]> {
  const { violations: found } = await axe.run(within ?? document, { resultTypes: ['violations'] });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
