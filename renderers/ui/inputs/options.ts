import { folded } from '../../../engine/values';

export type OptionValue = string | number | boolean;

export interface Option<Value extends OptionValue = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  note?: string | undefined;
  /** Nested under the nearest option above that is not. */
  isUnder?: boolean | undefined;
}

/** The options whose label holds every typed word, accents and case aside. */
export function matchOptions<Value extends OptionValue>(options: readonly Option<Value>[], typed: string) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => words.every((word) => folded(option.label).includes(word)));
}

export const searchableFrom = 8;
