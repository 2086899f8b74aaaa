import { createContext, use, useDeferredValue, useMemo } from 'react';
import { contentOf } from '../../../../engine/definition';
import { parseJson } from '../../../edit/parseJson';
import type { ConstantTable } from '../../../../engine/expression';
import { namesOf } from '../../../flow/names';
import { Sentences } from '../../../flow/Sentences';
import type { Folder } from '../useFolder';
import { questionsOf, type PlacedQuestion } from './questions';

/** What expressions of a product may name. */
export interface Known {
  readonly questions: readonly PlacedQuestion[];
  readonly constants: ConstantTable;
  readonly sentences: Sentences;
}

const CONSTANTS = 'constants.json';

function knownOf(questions: readonly PlacedQuestion[], text = '{}'): Known {
  const files = new Map([[CONSTANTS, parseJson(text) ?? {}]]);
  const { $schema: _, ...constants } = contentOf<ConstantTable>(files, CONSTANTS)!;
  const fields = new Map(questions.map((one) => [one.path, one]));
  return { questions, constants, sentences: new Sentences(namesOf({ fields, steps: [] }, constants)) };
}

export const KnownContext = createContext<Known>(knownOf([]));

export const useKnown = () => use(KnownContext);

/** Composing the product is slow, so typing does not wait for it. */
export function useKnownOf({ texts }: Folder, product: string): Known {
  const later = useDeferredValue(texts);
  return useMemo(() => knownOf(questionsOf(later, product), later.get(CONSTANTS)), [later, product]);
}
