/** Where the numbers begin: those of the demonstration have a 9 there, and what is issued counts from 0000001. */
const FIRST = 5_000_000;
const DIGITS = 7;
const MAIN_POLICY = '00';

/** Numbers of policies and their proposals without gaps, by year and line of business. */
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
