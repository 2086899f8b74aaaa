import {
  cleanValue,
  type CompiledField,
  type FieldSchema,
  normalise,
  sameValue,
} from '../../../engine/index';
import { usualCleaner, widgetNote } from '../../../engine/definition';
import { looksAt } from '../looksAt';
import type { Moment, Run } from '../run';
import type { Duties } from './types';

function isCleanedUnusually(schema: FieldSchema): boolean {
  return schema.clean !== undefined && schema.clean !== usualCleaner(schema);
}

function wasCleaned({ before, after }: Moment, { index, schema }: CompiledField): boolean {
  const typed = before.values.at(index);
  const wanted = normalise(cleanValue(schema, typed));
  return !sameValue(typed, wanted) && sameValue(after.values.at(index), wanted);
}

export const cleaned: Duties = ({ definition }) =>
  definition.fields
    .filter(({ schema, derived }) => isCleanedUnusually(schema) && !derived)
    .filter(({ schema }) => widgetNote(schema.ui.widget)?.options !== 'needed')
    .map((field) => ({
      rule: field.path,
      says: `is cleaned by ${field.schema.clean}`,
      words: `é limpo por ${field.schema.clean}`,
      isShownBy: (run: Run) =>
        run.moments.some((moment) => wasCleaned(moment, field)) && looksAt.answer(run, field.path),
    }));
