import type { Json } from '../../engine/index';
import { MOST_LEVELS, scanJson } from '../../engine/definition';

export function typedJson(text: string): { readonly value: Json } | { readonly wrong: string } {
  const { brokenAt, tooDeep } = scanJson(text);
  if (tooDeep !== undefined)
    return { wrong: `Tem colchetes ou chaves aninhados além de ${MOST_LEVELS} níveis.` };
  return brokenAt === undefined ? { value: JSON.parse(text) as Json } : { wrong: 'Precisa ser JSON.' };
}
