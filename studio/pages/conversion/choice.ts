import type { Json } from '../../../engine/expression';
import type { Recipe, RecipeKind, Separator } from '../../edit/conversion/Recipe';
import type { Missing } from './words';

/** What is chosen in the form so far. */
export interface Choice {
  readonly kind: RecipeKind | undefined;
  readonly from: readonly string[];
  readonly separator: Separator;
  /** A part's number from 0, followed by + where all that follows it goes along. */
  readonly piece: string;
  readonly by: 'times' | 'over';
  readonly factor: number | undefined;
  readonly pairs: readonly (readonly [Json, Json])[];
}

const NOTHING: Choice = {
  ...{ kind: undefined, from: [], separator: 'comma', piece: '0', by: 'times' },
  ...{ factor: undefined, pairs: [] },
};

export function choiceOf(recipe: Recipe | undefined): Choice {
  if (!recipe) return NOTHING;
  const { kind, from } = recipe;
  const chosen = { ...NOTHING, kind, from };
  if (recipe.kind === 'part') {
    const { separator, part, isRest } = recipe;
    return { ...chosen, separator, piece: `${part}${isRest ? '+' : ''}` };
  }
  return { ...chosen, ...recipe };
}

export type Read = { readonly recipe: Recipe | undefined } | { readonly missing: Missing };

/** What the form says as a whole, or what it lacks. */
export function readChoice({ kind, from, separator, piece, by, factor, pairs }: Choice): Read {
  if (kind === undefined) return { recipe: undefined };
  if (kind === 'joined') return from.length < 2 ? { missing: 'two' } : { recipe: { kind, from, separator } };
  if (from.length !== 1) return { missing: 'from' };
  switch (kind) {
    case 'part':
      return {
        recipe: { kind, from, separator, part: Number.parseInt(piece, 10), isRest: piece.endsWith('+') },
      };
    case 'unit':
      return factor === undefined || factor <= 0
        ? { missing: 'factor' }
        : { recipe: { kind, from, by, factor } };
    case 'options':
      return pairs.length === 0 ? { missing: 'pairs' } : { recipe: { kind, from, pairs } };
    default:
      return { recipe: { kind, from } };
  }
}
