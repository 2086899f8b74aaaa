/** Letters that a class is tried with, in orders that bring each sort first once. */
const TRIED = ['0', '1', 'A', 'a', 'á', 'Á', ' ', '-', '.', ',', '/', "'", '&', '@', '_', '(', ')', ':'];

type Ways = readonly string[];

const MOST_WAYS = 8;

class Reader {
  private at = 0;
  constructor(
    private readonly pattern: string,
    private readonly letters: readonly string[],
  ) {}

  /** @throws RangeError where the pattern has something that is not understood. */
  read(): Ways {
    const ways = this.alternatives();
    if (this.at < this.pattern.length) throw new RangeError('unread');
    return ways;
  }

  private alternatives(): Ways {
    const ways = [...this.sequence()];
    while (this.take('|')) ways.push(...this.sequence());
    return ways.slice(0, MOST_WAYS);
  }

  private sequence(): Ways {
    let ways: Ways = [''];
    while (this.at < this.pattern.length && !'|)'.includes(this.pattern[this.at]!)) {
      const part = this.repeated(this.part());
      ways = ways.flatMap((before) => part.map((text) => before + text)).slice(0, MOST_WAYS);
    }
    return ways;
  }

  private part(): Ways {
    if (this.take('^') || this.take('$')) return [''];
    if (this.take('(')) {
      if (this.pattern[this.at] === '?' && !this.take('?:'))
        throw new RangeError('a group that looks around');
      const ways = this.alternatives();
      if (!this.take(')')) throw new RangeError('an open group');
      return ways;
    }
    return this.letterOf(this.sign());
  }

  private sign(): string {
    const rest = this.pattern.slice(this.at);
    const [sign] =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{\w+\}|\\[dDwWsS]|\\[^a-zA-Z0-9]|\.|[^\\[\]{}*+?])/u.exec(rest) ?? [];
    if (sign === undefined) throw new RangeError('a sign that is not known');
    this.at += sign.length;
    return sign;
  }

  private letterOf(sign: string): Ways {
    const own =
      sign.length === 1 && sign !== '.' ? sign : sign.length === 2 && /\W$/.test(sign) ? sign[1]! : '';
    if (own !== '') return [own];
    const fits = new RegExp(`^${sign}$`, 'u');
    const letter = this.letters.find((candidate) => fits.test(candidate));
    if (letter === undefined) throw new RangeError('a class of other letters');
    return [letter];
  }

  /** As few as may be, and one more. */
  private repeated(ways: Ways): Ways {
    const [sign, least] = /^(?:\{(\d+)(?:,\d*)?\}|[*+?])\??/.exec(this.pattern.slice(this.at)) ?? [];
    if (sign === undefined) return ways;
    this.at += sign.length;
    const times = least === undefined ? (sign.startsWith('+') ? 1 : 0) : Number(least);
    const [first = ''] = ways;
    return times === 0 ? ['', ...ways] : ways.map((text) => text + first.repeat(times - 1));
  }

  private take(sign: string): boolean {
    const isThere = this.pattern.startsWith(sign, this.at);
    if (isThere) this.at += sign.length;
    return isThere;
  }
}

/** Short texts that fit a pattern, with letters of each sort that it takes; none where it is not understood. */
export function examplesOfPattern(pattern: string): readonly string[] {
  const whole = new RegExp(pattern, 'u');
  const found = TRIED.flatMap((_letter, index) => {
    try {
      return new Reader(pattern, [...TRIED.slice(index), ...TRIED.slice(0, index)]).read();
    } catch {
      return [];
    }
  });
  return [...new Set(found)].filter((text) => whole.test(text));
}
