import { expect, it } from 'vitest';
import { readOptions } from './options';

it('needs a user and nothing else', () => {
  expect(readOptions(['--user', 'a@b.test'])).toEqual({
    user: 'a@b.test',
    campaign: undefined,
    document: undefined,
    on: undefined,
  });
});

it('takes what the survey is about and from when on', () => {
  const given = ['--user', 'a@b.test', '--document', 'AP-1', '--campaign', 'nps', '--on', '2028-02-29'];
  expect(readOptions(given)).toMatchObject({ document: 'AP-1', campaign: 'nps', on: '2028-02-29' });
});

it.each([
  ['no user', [], '--user is missing.'],
  ['a day that there is not', ['--user', 'a', '--on', '2027-02-29'], '--on is "2027-02-29"'],
  ['a date in another order', ['--user', 'a', '--on', '29/02/2028'], '--on is "29/02/2028"'],
  ['an unknown option', ['--all'], "Unknown option '--all'."],
])('refuses %s in one sentence and says how it is used', (_what, args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
  expect(() => readOptions(args)).toThrow('Usage: npm run survey');
});
