import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What databases were made by. A new migration is added at the end; a line that is here is never changed. */
const MADE = {
  '0000_foundation': 'f84c83bbfbc4e3d0',
  '0001_policy-ends': 'b3766703ba763f8c',
  '0002_answer-due': 'e1a07829902beb28',
  '0003_rounds-and-differences': '4619790d9cb64509',
  '0004_netting': 'bba3444fe5817d43',
  '0005_frequent-words': '33b67e675bbf8561',
  '0006_insured-order': '8bfc84abe9ee28d2',
  '0007_told-of-drafts': '1bb6be20d72d36ae',
  '0008_document-codes': 'fcf066aef24884ee',
  '0009_absences': '9e47e658f85a6dda',
  '0010_published-products': 'fd43adf5e4024e76',
  '0011_documents-elsewhere': '12973edb398b5bdf',
  '0012_batches': '8cf30acd868ed483',
  '0013_studio-comments': '8dbd202797e592f6',
  '0014_comment-order': 'af8522c6d70a432f',
  '0015_found-by': '8ec7a803578767ff',
  '0016_desk-day': '16dc020ef3c43fcd',
  '0017_months': '92faa3ca50a47d68',
};

/** What the version before does not survive: it still reads and writes what it knows, as servers are restarted in turn. */
const BREAKS: readonly RegExp[] = [
  /\bdrop (table|column|view|type)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\bset data type\b|\balter column \S+ type\b/i,
  /\badd column (?!.*\b(default|generated)\b).*\bnot null\b/i,
];

/** Another takes the name in the same migration, so that whoever asks for it by name finds it. */
function isReplaced(statement: string, migration: string): boolean {
  const name = /^alter (?:table|sequence|index) "(\w+)" rename to "\w+";?$/i.exec(statement.trim())?.[1];
  return !!name && new RegExp(`create (?:table|index) "${name}" |setval\\('${name}'`, 'i').test(migration);
}

const folder = new URL('./migrations/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));

test('a migration only adds, so that the version before goes on and may be gone back to', () => {
  const broken = files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const statements = text.split('--> statement-breakpoint').filter((one) => !isReplaced(one, text));
    const wrong = statements.filter((one) => BREAKS.some((pattern) => pattern.test(one)));
    return wrong.map((statement) => [file, statement.trim()]);
  });
  expect(broken).toEqual([]);
});

test('a migration that databases were made by is never changed, nor folded into another', () => {
  const now = files.map((file) => {
    const text = readFileSync(new URL(file, folder));
    return [file.slice(0, -'.sql'.length), createHash('sha256').update(text).digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(now)).toEqual(MADE);
});
