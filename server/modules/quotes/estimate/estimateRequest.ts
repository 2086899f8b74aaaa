import type { Static } from 'typebox';
import type { estimateBody } from '../../../../contract/estimate';
import { type CompiledDefinition, misfits, type ReviewIssue, sessionOf } from '../../../../engine/index';
import { type Estimate, estimateOf } from '../../../../engine/rating';
import type { Caller } from '../../../access/Caller';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { environmentOf } from '../submission';
import { personOf } from '../wizard/personOf';

type Asked = Static<typeof estimateBody>;

/** Prices an unfinished wizard as it would be priced once sent; null where nothing rates it. Throws NOT_FOUND. */
export async function estimateRequest(
  deps: Deps,
  caller: Caller,
  { definition, constants, record }: Asked,
): Promise<Estimate | null> {
  const product = await deps.products.ofHash(definition);
  if (!product) throw refuse('NOT_FOUND');
  const { compiled, rating } = product;
  if (!rating || rating.change) return null;
  const wrong = misfits(compiled, record);
  // An unfinished answer is no error yet, unlike a sent one.
  if (wrong.length > 0) return { state: 'missing', missing: titlesOf(wrong, compiled) };
  const { rules } = await environmentOf(deps, await personOf(deps.db, caller), constants);
  return estimateOf(rating, sessionOf(compiled, record, rules));
}

function titlesOf(issues: readonly ReviewIssue[], { byPath }: CompiledDefinition): string[] {
  return issues.flatMap(({ field = '' }) => byPath.get(field)?.base.title ?? []);
}
