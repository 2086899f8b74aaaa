import type { ReleaseProducts } from '../../studio/contract/impact';

type Ask = (call: string) => Promise<ReleaseProducts>;

/** Reads a release as whoever approves it does, and answers the products that it changes. */
export async function readImpact(ask: Ask, release: number): Promise<readonly string[]> {
  const { Products } = await ask(`/workbench/release/${release}/products`);
  for (const product of Products) await ask(`/workbench/release/${release}/impact?product=${product}`);
  return Products;
}
