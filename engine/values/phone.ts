/** Telephones of Brazil: the area code and the number, 10 digits of a landline or 11 of a mobile; an 0800 line has no area. */
const BRAZIL = '55';
const mask = /[()\s-]/g;
/** The country's 55 and the 0 of a call to another area, as both are written before a number. */
const national = /^(?:\+?55)?0?([1-9]{2}\d{8,9})$/;

const digits = (text: string) => text.replace(/\D/g, '');

/** A landline or a mobile, area code first, masked or not (specification 1 §5). */
export function isValidPhone(text: string): boolean {
  return /^[1-9]\d{9,10}$/.test(text.replace(mask, ''));
}

/** A landline of 10 digits, area code first, masked or not. */
export function isValidLandline(text: string): boolean {
  return /^[1-9]\d{9}$/.test(text.replace(mask, ''));
}

/** A mobile of 11 digits, area code first, masked or not. */
export function isValidMobilePhone(text: string): boolean {
  return /^[1-9]\d{10}$/.test(text.replace(mask, ''));
}

/** Area code and number of a typed text; with anything else in front the whole, which is no phone of this country. */
export function readPhone(typed: string): string {
  const plain = typed.replace(/[^0-9+]/g, '');
  const isLong = /^[+0]/.test(plain) || plain.length > 11;
  return (isLong && national.exec(plain)?.[1]) || plain;
}

/** The digits of a number of 10 or 11 digits, masked in any way; undefined of any other text. */
export function barePhone(text: string): string | undefined {
  const bare = digits(text);
  return /^\d{10,11}$/.test(bare) ? bare : undefined;
}

/** '(11) 98765-0066' or '0800 000 0100', of digits or a masked number; any other text as it is. */
export function phoneText(number: string): string {
  const bare = digits(number);
  if (/^0800\d{4,}$/.test(bare)) return bare.replace(/^(0800)(\d{3})(\d+)$/, '$1 $2 $3');
  return /^\d{10,11}$/.test(bare) ? bare.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3') : number;
}

/** A link that calls; the 0800 line has no country code. */
export function phoneUrl(number: string): string {
  const bare = digits(number);
  return bare.startsWith('0') ? `tel:${bare}` : `tel:+${BRAZIL}${bare}`;
}

/** A link that opens a conversation; the country code goes before the stored number. */
export const whatsAppUrl = (number: string) => `https://wa.me/${BRAZIL}${digits(number)}`;
