import { AS_TYPED, type Cleaner, type FieldSchema } from '../model/FieldSchema';

/** How free texts are cleaned whose field names no cleaner: specification 2 §5.1; others lose invisible characters. */
const usual: Readonly<Record<string, Cleaner>> = {
  text: 'plainText',
  suggest: 'plainText',
  textarea: 'plainLines',
  email: 'visibleText',
  // Typed as free text where its list cannot be loaded.
  select: 'visibleText',
};

/** The cleaner of a text that does not name one; `undefined` where a person does not type freely. */
export function usualCleaner({ type, format, readOnly, ui }: FieldSchema): Cleaner | undefined {
  if (type !== 'string' || readOnly || (ui.widget === 'select' && ui.options)) return undefined;
  const cleaner = usual[ui.widget];
  return cleaner && format ? 'visibleText' : cleaner;
}

export function withCleaner({ clean, ...schema }: FieldSchema): FieldSchema {
  const cleaner = clean ?? usualCleaner(schema);
  return cleaner === undefined || cleaner === AS_TYPED ? schema : { ...schema, clean: cleaner };
}
