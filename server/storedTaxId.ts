import { bareTaxId } from '../engine/values';

/** A tax id as it is stored and compared: no mask, letters in upper case. */
export function storedTaxId(text: string): string {
  return bareTaxId(text).toUpperCase();
}
