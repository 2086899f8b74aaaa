/** A billet's line as it is printed: five fields of digits. */
export const PRINTED_LINE = /\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}/;
