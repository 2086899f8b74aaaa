import type { Json } from '../../../engine/expression';

/** Where a text is cut, and what stands between texts that are put together. */
export const SEPARATORS = {
  comma: { at: ',', between: ', ' },
  semicolon: { at: ';', between: '; ' },
  dash: { at: ' - ', between: ' - ' },
  slash: { at: '/', between: '/' },
  blank: { at: ' ', between: ' ' },
  line: { at: '\n', between: '\n' },
} as const;
export type Separator = keyof typeof SEPARATORS;

/** Most parts of a text that are told apart; the last one takes what follows. */
export const MOST_PARTS = 8;

/** How a question's answer is made of earlier ones, as an analyst chooses it; `from` are earlier questions. */
export type Recipe =
  | {
      readonly kind: 'part';
      readonly from: readonly string[];
      readonly separator: Separator;
      /** Counted from 0. */
      readonly part: number;
      readonly isRest: boolean;
    }
  | { readonly kind: 'joined'; readonly from: readonly string[]; readonly separator: Separator }
  | {
      readonly kind: 'unit';
      readonly from: readonly string[];
      readonly by: 'times' | 'over';
      readonly factor: number;
    }
  | { readonly kind: 'number' | 'text'; readonly from: readonly string[] }
  | {
      readonly kind: 'options';
      readonly from: readonly string[];
      /** An earlier option beside today's. */
      readonly pairs: readonly (readonly [Json, Json])[];
    };

export type RecipeKind = Recipe['kind'];
