import type { FieldSchema } from '../model/FieldSchema';

/** How many decimals a field's number may have: cents of an amount, two of a percentage unless it says otherwise. */
export function decimalsOf({ decimals, ui }: Pick<FieldSchema, 'decimals' | 'ui'>): number | undefined {
  if (ui.widget === 'money') return 2;
  return decimals ?? (ui.widget === 'percent' ? 2 : undefined);
}
