/** Demonstration numbers begin with a 9 here, and issued ones count from 0000001. */
const FIRST = 5_000_000;
const DIGITS = 7;
const MAIN_POLICY = '00';

export class PolicyNumbers {
  private readonly last = new Map<string, number>();
  private proposals = 0;

  next(year: string, branch: string): { number: string; proposalNumber: string } {
    const prefix = `${year}${branch}`;
    const at = this.last.get(prefix) ?? FIRST;
    this.last.set(prefix, at + 1);
    this.proposals += 1;
    return {
      number: `${prefix}${String(at).padStart(DIGITS, '0')}${MAIN_POLICY}`,
      proposalNumber: `V${String(this.proposals).padStart(DIGITS, '0')}`,
    };
  }
}
