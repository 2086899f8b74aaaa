const BRAZIL = '55';
const digits = (number: string) => number.replace(/\D/g, '');

/** Stored digits as a person reads them: '(11) 98765-0066', '4004-0100' lines with their area code, '0800 000 0100'. */
export function formatPhone(number: string): string {
  const bare = digits(number);
  if (bare.startsWith('0800')) return bare.replace(/^(0800)(\d{3})(\d+)$/, '$1 $2 $3');
  return bare.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/** A link that calls; the 0800 line has no country code. */
export function phoneUrl(number: string): string {
  const bare = digits(number);
  return bare.startsWith('0') ? `tel:${bare}` : `tel:+${BRAZIL}${bare}`;
}

/** A link that opens a conversation; the country code 55 goes before the stored number. */
export const whatsAppUrl = (number: string) => `https://wa.me/${BRAZIL}${digits(number)}`;
