/**
 * Splits R$ with two decimals into so many parts that differ by less than a cent a part and add up exactly: what
 * cannot be split stands on the first.
 */
export function splitAmount(amount: string, parts: number): string[] {
  const cents = BigInt(amount.replace('.', ''));
  const each = cents / BigInt(parts);
  const rest = cents - each * BigInt(parts);
  return Array.from({ length: parts }, (_, index) => moneyOf(index === 0 ? each + rest : each));
}

function moneyOf(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
