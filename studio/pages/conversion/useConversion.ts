import { useDeferredValue, useMemo } from 'react';
import type { FieldSchema } from '../../../engine/index';
import { composed, type Composed } from '../../edit/conversion/composed';
import { readRecipe } from '../../edit/conversion/withConversion';
import type { Recipe } from '../../edit/conversion/Recipe';
import type { Texts } from '../../edit/question/mentions';
import type { Folder } from '../drafts/useFolder';

export interface Converting {
  readonly inForce: Texts;
  readonly before: Composed;
  readonly now: Composed;
  readonly schema: FieldSchema;
  readonly recipe: Recipe | undefined;
}

/** Why a question of the draft cannot be made of earlier ones. */
export type Obstacle = 'broken' | 'new' | 'computed' | 'asked';

function textsInForce({ files }: Pick<Folder, 'files'>): Texts {
  return new Map(
    files.flatMap(({ File, Text, Version, Base }) => {
      const text = Version === 0 ? Text : Base;
      return typeof text === 'string' ? [[File, text] as const] : [];
    }),
  );
}

/** What is in force and the draft, as far as a question that is made of earlier ones needs them. */
export function useConversion(product: string, folder: Folder, path: string): Converting | Obstacle {
  const later = useDeferredValue(folder.texts);
  const { files } = folder;
  const inForce = useMemo(() => textsInForce({ files }), [files]);
  const before = useMemo(() => composed(inForce, product), [inForce, product]);
  const now = useMemo(() => composed(later, product), [later, product]);
  const schema = now?.questions.get(path);
  if (!before) return 'new';
  if (!schema) return 'broken';
  if (now!.computed.has(path)) return 'computed';
  if (before.questions.has(path) && !schema.converted) return 'asked';
  return { inForce, before, now: now!, schema, recipe: readRecipe({ path, schema }, before.questions) };
}
