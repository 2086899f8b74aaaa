import { mistake, read, type Mistake } from './mistake';

const DEPOSIT = 'judicial-deposito-recursal/rules.json';
const LEASE = 'fianca-locaticia/rules.json';
const SHARE = '_shared/rules/guarantee-percentage.json';
const HARM = '_shared/rules/harm-percentage.json';
const RATING = 'licitante/rating.json';
const LABOUR = 'judicial-trabalhista/rules.json';
const deposit = read('valuesDeadlines.appealDepositValue');
const harm = read('valuesDeadlines.percentageHarm');
const rent = read('charges.valueLease');
const guarantee = read('objectProperty.guaranteeValue');

/** Amounts, percentages, counts and what is priced with them. */
export const amountMistakes: readonly Mistake[] = [
  mistake('an amount and a percentage added', DEPOSIT, '/derived/1/value', { sum: [deposit, harm] }),
  mistake('an amount and a constant percentage added', DEPOSIT, '/derived/1/value', {
    sum: [deposit, { constant: ['harm-percentage'] }],
  }),
  mistake('an amount against a percentage', DEPOSIT, '/checks/1/that', { '==': [deposit, harm] }),
  mistake('an amount against a constant percentage', LABOUR, '/states/1/when', {
    '>': [read('objectProperty.contractValue'), { constant: ['harm-percentage-unusual'] }],
  }),
  mistake('a percentage against a constant amount', LABOUR, '/checks/1/that', {
    '<=': [read('objectProperty.percentageHarm'), { constant: ['minimum-premium'] }],
  }),
  mistake('a percentage of a percentage', SHARE, '/relations/0/solve/0/to', {
    percentOf: [read('@percentage'), read('@contract')],
  }),
  mistake('an increase of a percentage', HARM, '/relations/0/solve/0/to', {
    plusPercent: [read('@percentage'), read('@guarantee')],
  }),
  mistake('a share written to an amount', SHARE, '/relations/0/solve/0/to', {
    percentShare: [read('@amount'), read('@contract')],
  }),
  mistake('an amount written to a percentage', SHARE, '/relations/0/solve/1/to', {
    minus: [read('@contract'), read('@amount')],
  }),
  mistake('a share of a percentage', SHARE, '/relations/0/solve/1/to', {
    percentShare: [read('@percentage'), read('@contract')],
  }),
  mistake('an amount times an amount', LEASE, '/derived/3/value', {
    times: [rent, read('charges.totalMonthly')],
  }),
  mistake('an amount times a percentage', DEPOSIT, '/derived/1/value', { times: [deposit, harm] }),
  mistake('an amount plus its multiple', LEASE, '/derived/3/value', {
    sum: [rent, read('charges.damageMultiple')],
  }),
  mistake('an amount and a text added', LEASE, '/derived/0/value/sum/1', read('property.city')),
  mistake('an amount and a yes added', LEASE, '/derived/0/value/sum/1', read('charges.propertyDamage')),
  mistake('an amount and a date added', LEASE, '/derived/0/value/sum/1', read('property.startDateValidity')),
  mistake('cents in a number of days', 'licitante/rules.json', '/initial', [
    { id: 'days', field: 'objectProperty.deadline', value: { percentOf: [guarantee, 1] } },
  ]),
  mistake('half a year as a term', LABOUR, '/initial/1/value', 2.5),
  mistake('a quotient in a number of years', LABOUR, '/initial/1/value', {
    over: [{ daysBetween: [{ today: [] }, read('objectProperty.endDateValidity')] }, 365],
  }),
  mistake('an amount that becomes a term', LEASE, '/derived/3/value', read('property.deadline')),
  mistake('an amount that becomes a text', LEASE, '/derived/3/value', { formatMoney: [rent] }),
  mistake('a term shown as an amount', 'garantia/rules.json', '/checks/2/params/years', {
    formatMoney: [read('objectProperty.deadline')],
  }),
  mistake('a percentage shown as an amount', DEPOSIT, '/checks/1/params/ceiling', { formatMoney: [harm] }),
  mistake('an amount in a message as it is kept', DEPOSIT, '/checks/1/params/ceiling', deposit),
  mistake('an amount in a text as it is kept', 'licitante/rules.json', '/derived/0/value', {
    cat: ['Garantia: ', guarantee],
  }),
  mistake('an amount against a written text', RATING, '/decisions/3/when', {
    '>': [guarantee, 'R$ 5.000.000,00'],
  }),
  mistake('an amount against a term', RATING, '/decisions/3/when', {
    '>': [guarantee, read('objectProperty.deadline')],
  }),
  mistake('an insured amount that is a term', RATING, '/insuredAmount', read('objectProperty.deadline')),
  mistake('a premium that is a percentage', RATING, '/commercialPremium', { constant: ['bid-annual-rate'] }),
  mistake('a rate that is an amount', RATING, '/iofRate', { constant: ['minimum-premium'] }),
  mistake('a smallest premium that is a percentage', RATING, '/minimumPremium', { constant: ['iof-surety'] }),
  mistake('a cap that is not rounded', RATING, '/installments/cap', { over: [{ answer: ['premium'] }, 500] }),
  mistake(
    'the larger of an amount and a term',
    RATING,
    '/commercialPremium/max/0',
    read('objectProperty.deadline'),
  ),
  mistake('a replacement of another kind', LEASE, '/derived/3/value', { or: [{ times: [rent, 3] }, '0'] }),
  mistake('an answer that is missing replaced by a text', LEASE, '/derived/3/value', {
    times: [rent, { var: ['charges.damageMultiple', 'seis'] }],
  }),
  mistake('a branch that is a percentage', 'garantia/rules.json', '/derived/1/value', {
    if: [
      { plusPercent: [read('objectProperty.guaranteeValue'), read('objectProperty.percentageHarm')] },
      read('objectProperty.percentageHarm'),
      read('objectProperty.guaranteeValue'),
    ],
  }),
  mistake('an amount of three decimals', LEASE, '/derived/3/value', 1.005),
];
