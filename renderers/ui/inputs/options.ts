import { folded } from '../../../engine/values';

export type OptionValue = string | number | boolean;

/** One choice of a select, combobox or radio group. */
export interface Option<Value extends OptionValue = string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** What tells it apart, on a second line. */
  note?: string;
  /** Whether it stands under the one before it that does not. */
  isUnder?: boolean;
}

/** The options whose label holds every typed word, accents and case aside. */
export function matchOptions<Value extends OptionValue>(options: readonly Option<Value>[], typed: string) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => words.every((word) => folded(option.label).includes(word)));
}

/** From this many options on, a select can be searched. */
export const searchableFrom = 8;
