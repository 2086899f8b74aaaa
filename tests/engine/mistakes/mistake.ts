import type { Change } from '../../../studio/check/testing/change';
import type { Json } from '../../../engine/expression';

/** A mistake that an analyst makes in the products that are sold, and where the check must point. */
export interface Mistake {
  readonly name: string;
  /** The product that is checked; all of them where what they share is changed. */
  readonly product?: string | undefined;
  readonly changes: readonly Change[];
  readonly file: string;
  /** The finding stands here or inside. */
  readonly pointer: string;
}

/** A product that takes in each shared fragment of the table. */
const TAKEN_BY: Readonly<Record<string, string>> = {
  'guarantee-percentage': 'performance',
  'harm-percentage': 'judicial-trabalhista',
  'state-city': 'fianca-locaticia',
};

function productOf(file: string): string | undefined {
  const [folder = '', , name = ''] = file.replace('.json', '').split('/');
  if (!file.includes('/')) return undefined;
  return folder === '_shared' ? (TAKEN_BY[name] ?? 'licitante') : folder;
}

/** A mistake that is found where it was made, or at `pointer` of the same file. */
export function mistake(name: string, file: string, at: string, to: Json | undefined, pointer = at): Mistake {
  return { name, product: productOf(file), changes: [{ file, at, to }], file, pointer };
}

/** The answer of a field. */
export const read = (path: string): Json => ({ var: path });
export const today: Json = { today: [] };
