import { AS_TYPED, type Cleaner, type FieldSchema } from '../model/FieldSchema';
import { widgetNote } from './widgets';

/** The cleaner of a text that does not name one; `undefined` where a person does not type freely. */
export function usualCleaner({ type, format, readOnly, ui }: FieldSchema): Cleaner | undefined {
  if (type !== 'string' || readOnly || (ui.widget === 'select' && ui.options)) return undefined;
  const cleaner = widgetNote(ui.widget)?.cleaner;
  return cleaner && format ? 'visibleText' : cleaner;
}

export function withCleaner({ clean, ...schema }: FieldSchema): FieldSchema {
  const cleaner = clean ?? usualCleaner(schema);
  return cleaner === undefined || cleaner === AS_TYPED ? schema : { ...schema, clean: cleaner };
}
