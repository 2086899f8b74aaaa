/** Amounts in cents. */
export interface WrittenTitle {
  ourNumber: string;
  amount: number;
  paid?: number;
  interest?: number;
  movement?: string;
  /** DDMMAAAA */
  paidOn?: string;
}

interface WrittenFile {
  titles: readonly WrittenTitle[];
  bank?: string;
  agency?: string;
  account?: string;
  sequence?: number;
}

const lineOf =
  (length: number) =>
  (...texts: [number, string][]): string => {
    const characters = Array.from({ length }, () => ' ');
    for (const [from, text] of texts) characters.splice(from - 1, text.length, ...text);
    return characters.join('');
  };
const line = lineOf(240);
const longLine = lineOf(400);

const digits = (value: number | string, length: number) => String(value).padStart(length, '0');

/** CNAB 240 with one batch, field by field as a bank's manual lists them. */
export function returnFile({
  titles,
  bank = '999',
  agency = '01200',
  account = '000000045210',
  sequence = 1,
}: WrittenFile): Buffer {
  const details = titles.flatMap((title, at) => {
    const { ourNumber, amount, paid = amount, interest = 0, movement = '06', paidOn = '19112026' } = title;
    return [
      line(
        [1, bank],
        [4, '0001'],
        [8, '3'],
        [9, digits(2 * at + 1, 5)],
        [14, 'T'],
        [16, movement],
        [38, digits(ourNumber, 20)],
        [82, digits(amount, 15)],
      ),
      line(
        [1, bank],
        [4, '0001'],
        [8, '3'],
        [9, digits(2 * at + 2, 5)],
        [14, 'U'],
        [16, movement],
        [18, digits(interest, 15)],
        [33, digits(0, 45)],
        [78, digits(paid, 15)],
        [93, digits(paid, 15)],
        [138, paidOn],
        [146, paidOn],
      ),
    ];
  });
  const total = titles.reduce((sum, { amount }) => sum + amount, 0);
  const lines = [
    line(
      [1, bank],
      [4, '0000'],
      [8, '0'],
      [53, agency],
      [59, account],
      [143, '2'],
      [144, '20112026'],
      [158, digits(sequence, 6)],
    ),
    line([1, bank], [4, '0001'], [8, '1'], [9, 'T01']),
    ...details,
    line(
      [1, bank],
      [4, '0001'],
      [8, '5'],
      [18, digits(details.length + 2, 6)],
      [24, digits(titles.length, 6)],
      [30, digits(total, 17)],
    ),
    line([1, bank], [4, '9999'], [8, '9'], [18, '000001'], [24, digits(details.length + 4, 6)]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
}

/** A return file of Bradesco's 400 positions, written field by field as its manual lists them. */
export function returnLines({
  titles,
  bank = '237',
  agency = '01234',
  account = '0056789',
  sequence = 1,
}: WrittenFile): Buffer {
  const details = titles.map((title, at) => {
    const { ourNumber, amount, paid = amount, interest = 0, movement = '06', paidOn = '191126' } = title;
    return longLine(
      [1, '1'],
      [21, '0009'],
      [25, agency],
      [30, account],
      [37, '0'],
      [71, `${digits(ourNumber, 11)}P`],
      [109, movement],
      [111, paidOn],
      [153, digits(amount, 13)],
      [254, digits(paid, 13)],
      [267, digits(interest, 13)],
      [280, digits(0, 13)],
      [395, digits(at + 2, 6)],
    );
  });
  const counted = titles.filter(({ movement = '06' }) => movement === '06').length;
  const lines = [
    longLine(
      [1, '02RETORNO01COBRANCA'],
      [27, digits('4567890', 20)],
      [77, bank],
      [95, '201126'],
      [109, digits(sequence, 5)],
      [395, '000001'],
    ),
    ...details,
    longLine([1, '9201237'], [87, digits(counted, 5)], [395, digits(details.length + 2, 6)]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
}
