import type { CasesBook } from '../cases/CasesBook';
import { casesOf } from '../cases/runCases';
import { type Composed, composeProduct, type ProductFiles } from '../../engine/definition';
import { constantsOf } from '../../engine/publish';
import { RULE_KINDS } from '../rules';

function placesOf({ definition, sources }: Composed): Record<string, string> {
  const places = RULE_KINDS.flatMap((kind) =>
    definition.rules[kind].map(({ id }, index) => {
      const { file, pointer } = sources.find(`/rules/${kind}/${index}`);
      return [id, `${file}#${pointer}`] as const;
    }),
  );
  return Object.fromEntries(places);
}

/** A product's cases and what they run on, beside its definition. */
export function casesBook(files: ProductFiles, id: string): CasesBook {
  const composed = composeProduct(files, id);
  return {
    files: Object.fromEntries(casesOf(files, id)),
    rating: composed.rating,
    constants: constantsOf(files),
    places: placesOf(composed),
  };
}
