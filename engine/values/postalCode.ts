/** A postal code: eight digits, masked 99999-999 or not. */
export function isValidCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text);
}

/** 99999-999; a text that is no postal code as it is. */
export function maskedCep(text: string): string {
  return text.replace(/^(\d{5})-?(\d{3})$/, '$1-$2');
}
