import { mistake, read, today, type Mistake } from './mistake';

const BID = 'licitante/rules.json';
const TERM = '_shared/rules/term-in-days.json';
const [start, end, days] = [
  'objectProperty.startDateValidity',
  'objectProperty.endDateValidity',
  'objectProperty.deadline',
];

/** Days, terms and what is written for them. */
export const dateMistakes: readonly Mistake[] = [
  mistake('the days before the date', BID, '/states/1/min', { addDays: [-1, today] }),
  mistake('the term before the start', TERM, '/relations/0/solve/0/to', {
    addDays: [read('@deadline'), read('@start')],
  }),
  mistake('two dates added', TERM, '/relations/0/solve/0/to', { addDays: [read('@start'), read('@end')] }),
  mistake('days between a date and a term', TERM, '/relations/0/solve/1/to', {
    daysBetween: [read('@start'), read('@deadline')],
  }),
  mistake('dates subtracted as numbers', TERM, '/relations/0/solve/1/to', {
    minus: [read('@end'), read('@start')],
  }),
  mistake('a term that becomes a date', TERM, '/relations/0/solve/1/to', { addDays: [read('@start'), 30] }),
  mistake('an end that becomes a number of days', TERM, '/relations/0/solve/0/to', {
    daysBetween: [read('@start'), read('@end')],
  }),
  mistake('a date against a Brazilian date', 'garantia/rules.json', '/checks/0/that', {
    '<=': [read('insured.dateOpening'), '01/01/2026'],
  }),
  mistake('a date against a formatted date', BID, '/checks/0/that', {
    '>=': [read(start), { formatDate: [today] }],
  }),
  mistake('a date against a number of days', BID, '/checks/0/that', { '>=': [read(start), -1] }),
  mistake('a date against a term', BID, '/checks/0/that', { '>=': [read(start), read(days)] }),
  mistake('a date against a year', BID, '/checks/0/that', { '>=': [read(start), '2026'] }),
  mistake(
    'a start value of another form',
    'judicial-trabalhista/rules.json',
    '/initial/0/value',
    '01/01/2026',
  ),
  mistake('a smallest date that is a number', BID, '/states/1/min', { daysBetween: [today, read(end)] }),
  mistake(
    'a largest term that is a date',
    BID,
    '/states/1',
    {
      id: 'longest',
      fields: [days],
      max: { addYears: [today, 5] },
    },
    '/states/1/max',
  ),
  mistake('a date formatted that is a text', BID, '/checks/0/params/today', {
    formatDate: [read('objectProperty.noticeNumber')],
  }),
  mistake('a date in a message as it is kept', BID, '/checks/0/params/today', today),
  mistake('a date in a text as it is kept', BID, '/derived/0/value', { cat: ['Início: ', read(start)] }),
  mistake('a rate of the day of a term', 'licitante/rating.json', '/iofRate', {
    constant: ['iof-surety', read(days)],
  }),
  mistake('a validity that begins with a term', 'licitante/rating.json', '/validity/start', read(days)),
  mistake('a validity that ends with a text', 'licitante/rating.json', '/validity/end', {
    formatDate: [read(end)],
  }),
  mistake(
    'a date of a source that is written otherwise',
    'garantia/rules.json',
    '/lookups/0/fills/insured.dateOpening',
    {
      answer: ['abertura'],
    },
  ),
  mistake('one of two branches without a date', TERM, '/relations/0/solve/0/to', {
    if: [read('@deadline'), { addDays: [read('@start'), read('@deadline')] }, 0],
  }),
  mistake('years added that are an amount', BID, '/states/1/min', {
    addYears: [today, read('objectProperty.guaranteeValue')],
  }),
];
