/** A number as the text that NumericFormat keeps (dot as separator, so many decimals); '' when there is none. */
export const toText = (value: number | undefined, decimals: number) =>
  value === undefined ? '' : value.toFixed(decimals);

/** The number in an editable text; undefined when there is none. */
export function toNumber(text: string): number | undefined {
  if (!/\d/.test(text)) return undefined;
  return Number(text);
}

/** Pasted '1500.50', as spreadsheets give it, to the Brazilian '1500,50'; other texts stay. */
export const brazilianDecimal = (text: string) =>
  /^\s*\d+\.\d{1,2}\s*$/.test(text) ? text.trim().replace('.', ',') : text;
