import type { Classes, Recipe } from './Classes';

/** What `styled` reads: a class, or one for each way in which the variants combine, by their values with a space between. */
export function tableOf(recipe: Recipe, classes: Classes) {
  const variants = Object.entries(recipe.variants ?? {});
  if (variants.length === 0) return { base: classes.ofRecipe(recipe, {}) };
  const names = variants.map(([name]) => name);
  const ways = variants.reduce<string[][]>(
    (before, [, values]) => before.flatMap((way) => givenTo(values).map((value) => [...way, value])),
    [[]],
  );
  const asGiven = (way: string[]) => Object.fromEntries(way.map((value, at) => [names[at]!, value]));
  return {
    variants: names,
    otherwise: recipe.defaultVariants ?? {},
    classes: Object.fromEntries(ways.map((way) => [way.join(' '), classes.ofRecipe(recipe, asGiven(way))])),
  };
}

/** What a variant may be given: its values, nothing, and false where only true says something. */
const givenTo = (values: object) => [
  ...new Set([...Object.keys(values), ...('true' in values ? ['false'] : []), '']),
];
