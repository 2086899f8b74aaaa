import type { ReleaseProducts } from '../../studio/contract/impact';

type Ask = (call: string) => Promise<ReleaseProducts>;

export async function readImpact(ask: Ask, release: number): Promise<void> {
  const { Products } = await ask(`/workbench/release/${release}/products`);
  for (const product of Products) await ask(`/workbench/release/${release}/impact?product=${product}`);
}
