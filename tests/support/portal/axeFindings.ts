import { createRequire } from 'node:module';

interface Axe {
  run(within: Element, options: object): Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

// The axe that journeys use too.
const { resolve } = createRequire(import.meta.url);
const axe = createRequire(resolve('@axe-core/playwright'))('axe-core') as Axe;

/** What axe finds on the page as it is, but for what index.html says and for colours: rule and elements, a line each. */
export async function axeFindings(): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
