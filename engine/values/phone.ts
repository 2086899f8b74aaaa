const phoneMask = /[()\s-]/g;

/** A postal code: eight digits, masked 99999-999 or not. */
export function isValidCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text);
}

/** A landline of 10 digits or a mobile of 11, area code first, masked or not (specification 1 §5). */
export function isValidPhone(text: string): boolean {
  return /^[1-9]\d{9,10}$/.test(text.replace(phoneMask, ''));
}

/** A landline of 10 digits, area code first, masked or not. */
export function isValidLandline(text: string): boolean {
  return /^[1-9]\d{9}$/.test(text.replace(phoneMask, ''));
}

/** A mobile of 11 digits, area code first, masked or not. */
export function isValidMobilePhone(text: string): boolean {
  return /^[1-9]\d{10}$/.test(text.replace(phoneMask, ''));
}

export function maskedCep(text: string): string {
  return text.replace(/^(\d{5})-?(\d{3})$/, '$1-$2');
}

export function maskedPhone(text: string): string {
  return text.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}
