/** Pseudo-random, the same on every run, so that a finding can be reproduced. */
export class Dice {
  constructor(private state = 20_261_122) {}

  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  oneOf<T>(all: readonly T[]): T {
    const one = all[Math.floor(this.roll() * all.length)];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  }

  uuid(): string {
    const hex = Array.from({ length: 4 }, () =>
      this.between(0, 0xffffffff).toString(16).padStart(8, '0'),
    ).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
