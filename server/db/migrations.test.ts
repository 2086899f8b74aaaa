import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What databases were made by. A new migration is added at the end; a line that is here is never changed. */
const MADE = {
  '0000_foundation': 'f84c83bbfbc4e3d0',
  '0001_policy-ends': 'b3766703ba763f8c',
  '0002_answer-due': 'e1a07829902beb28',
  '0003_rounds-and-differences': '4619790d9cb64509',
  '0004_netting': 'bba3444fe5817d43',
  '0005_frequent-words': '33b67e675bbf8561',
};

test('a migration that databases were made by is never changed, nor folded into another', () => {
  const now = Object.keys(MADE).map((name) => {
    const text = readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url));
    return [name, createHash('sha256').update(text).digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(now)).toEqual(MADE);
});
