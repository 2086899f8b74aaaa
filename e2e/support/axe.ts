import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it is, or within a part of it: rule and elements, a line each. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // In the page itself, which has no frames: the other way opens a second page for every look.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await (within ? builder.include(within) : builder).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
