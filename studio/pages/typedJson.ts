import type { Json } from '../../engine/index';
import { MOST_LEVELS, scanJson } from '../../engine/definition';

/** The JSON that a person typed, or what is wrong with it. */
export function typedJson(text: string): { readonly value: Json } | { readonly wrong: string } {
  const { brokenAt, tooDeep } = scanJson(text);
  if (tooDeep !== undefined)
    return { wrong: `Tem colchetes ou chaves aninhados além de ${MOST_LEVELS} níveis.` };
  return brokenAt === undefined ? { value: JSON.parse(text) as Json } : { wrong: 'Precisa ser JSON.' };
}
