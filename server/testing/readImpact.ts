import type { ReleaseProducts } from '../../studio/contract/impact';

type Ask = (call: string) => Promise<ReleaseProducts>;

/** Reads what a release does to what is in force as whoever approves it has to: what differs, and each product. */
export async function readImpact(ask: Ask, release: number): Promise<void> {
  const { Products } = await ask(`/workbench/release/${release}/products`);
  for (const product of Products) await ask(`/workbench/release/${release}/impact?product=${product}`);
}
