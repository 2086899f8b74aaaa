import { mistake, read, type Mistake } from './mistake';

const BID = 'licitante/rules.json';
const RATING = 'licitante/rating.json';
const LEASE = 'fianca-locaticia/rules.json';
const DEPOSIT = 'judicial-deposito-recursal/rules.json';
const POLICY = 'endosso/rules.json';
const holder = read('insured.policyHolder');
const document = read('insured.document');
const check = (that: object) =>
  ({ id: 'new', fields: ['insured.document'], that, message: 'Confira.' }) as never;

/** Texts, choices, documents, yes and no, lists, and the answers of sources. */
export const wordMistakes: readonly Mistake[] = [
  mistake(
    'a choice compared whole with a text',
    BID,
    '/checks/0',
    check({ '!=': [holder, '11222333000181'] }),
    '/checks/0/that',
  ),
  mistake(
    'a choice compared whole with a document',
    '_shared/rules/not-policy-holder.json',
    '/checks/0/that',
    {
      '!=': [read('@document'), read('@holder')],
    },
  ),
  mistake('a choice that is no document', BID, '/checks/0', check({ isCnpj: [holder] }), '/checks/0/that'),
  mistake('a choice printed whole', BID, '/derived/0/value', { cat: ['Tomador: ', holder] }),
  mistake('an insured name that is a choice', RATING, '/insured/name', holder),
  mistake('a client that is a choice', RATING, '/client', holder),
  mistake('a choice that becomes a text', '_shared/rules/policy-holder.json', '/initial/0/value', {
    get: [{ first: [{ context: ['companies'] }] }, 'label'],
  }),
  mistake('a part that a company does not have', '_shared/rules/policy-holder.json', '/initial/0/value', {
    get: [{ first: [{ context: ['companies'] }] }, 'name'],
  }),
  mistake('a list in an answer', DEPOSIT, '/initial/2/value/if/0', {
    in: [['OrdinaryAppeal', 'AggravationInstrument'], read('detailsProduct.appealType')],
  }),
  mistake('an answer that contains an option', LEASE, '/checks/0/when', {
    in: ['PF', read('details.modalityLeaseBail')],
  }),
  mistake('a number in a list of texts', 'garantia/rules.json', '/derived/0/value/if/0', {
    in: [read('objectProperty.deadline'), ['Judicial Execução Fiscal', 'Judicial Tributário']],
  }),
  mistake('a text in a list of numbers', 'performance/rules.json', '/states/0/when', {
    in: [read('rule.modality'), ['1', '2']],
  }),
  mistake('the value before the condition', 'garantia/rules.json', '/derived/0/value', {
    if: ['court', { in: [read('detailsProduct.modality'), ['Judicial Tributário']] }, null],
  }),
  mistake('a condition between the values', 'garantia/rules.json', '/derived/0/value', {
    if: [
      read('detailsProduct.modality'),
      { '==': [read('detailsProduct.modalityType'), 'Judicial'] },
      'contract',
    ],
  }),
  mistake('a yes compared with Sim', LEASE, '/states/2/when', {
    '==': [read('details.shoppingMall'), 'Sim'],
  }),
  mistake('a yes compared with one', LEASE, '/states/2/when', { '==': [read('details.shoppingMall'), 1] }),
  mistake('a number compared with a yes', LEASE, '/states/2/when', {
    '==': [read('property.deadline'), true],
  }),
  mistake(
    'a document written with its mask',
    BID,
    '/checks/0',
    check({ '!=': [document, '11.222.333/0001-81'] }),
    '/checks/0/that',
  ),
  mistake(
    'a document compared with a number',
    BID,
    '/checks/0',
    check({ '!=': [document, 11222333000181] }),
    '/checks/0/that',
  ),
  mistake(
    'a document compared with a date',
    BID,
    '/checks/0',
    check({ '!=': [document, read('objectProperty.startDateValidity')] }),
    '/checks/0/that',
  ),
  mistake(
    'a CPF asked of a telephone',
    BID,
    '/checks/0',
    check({ isCpf: [read('requester.phone')] }),
    '/checks/0/that',
  ),
  mistake(
    'a CPF asked of an amount',
    BID,
    '/checks/0',
    check({ isCpf: [read('objectProperty.guaranteeValue')] }),
    '/checks/0/that',
  ),
  mistake('capitals of an amount', BID, '/derived/0/value', {
    upper: [read('objectProperty.guaranteeValue')],
  }),
  mistake(
    'the items of a text counted',
    BID,
    '/checks/0',
    check({ '>': [{ count: [read('objectProperty.noticeNumber')] }, 3] }),
    '/checks/0/that',
  ),
  mistake(
    'the characters of a list counted',
    BID,
    '/checks/0',
    check({ '>': [{ length: [read('files.documents')] }, 0] }),
    '/checks/0/that',
  ),
  mistake('the first of a text', BID, '/derived/0/value', { first: [read('objectProperty.noticeNumber')] }),
  mistake('a text that becomes yes', POLICY, '/initial/0/value', 'não'),
  mistake('a text that becomes true', BID, '/derived/0/value', {
    '==': [read('objectProperty.noticeNumber'), 'A'],
  }),
  mistake('a list that becomes a text', BID, '/derived/0/value', [
    'Edital',
    read('objectProperty.noticeNumber'),
  ]),
  mistake(
    'an answer name of a list that the source does not have',
    '_shared/rules/state-city.json',
    '/lookups/1/options/@city/map/1/object/1/var',
    'name',
  ),
  mistake(
    'an order by a name that the source does not have',
    '_shared/rules/state-city.json',
    '/lookups/0/options/@state/map/0/sortBy/1',
    'uf',
  ),
  mistake(
    'an answer name that the source does not have',
    'garantia/rules.json',
    '/lookups/0/fills/insured.dateOpening',
    { answer: ['dataAbertura'] },
  ),
  mistake(
    'a searched match without its code',
    POLICY,
    '/lookups/0/options/endorsementRequest.policy/map/1/object/1/var',
    'id',
  ),
  mistake('an amount of a source in a text', POLICY, '/lookups/2/fills/endorsementRequest.product', {
    answer: ['ultimoDocumento.importanciaSegurada'],
  }),
  mistake('a yes of a source in a text', POLICY, '/lookups/2/fills/insured.name', {
    answer: ['emAndamento'],
  }),
  mistake('a text of a source in an amount', POLICY, '/lookups/2/fills/newStateDocument.contractValue', {
    answer: ['numeroDocumento'],
  }),
  mistake('a column that a row does not have', POLICY, '/states/8/options/map/1/object/3/var', 'name'),
  mistake('options that are no list', '_shared/rules/policy-holder.json', '/states/0/options', {
    first: [{ context: ['companies'] }],
  }),
  mistake('options without a label', '_shared/rules/state-city.json', '/lookups/1/options/@city/map/1', {
    object: ['value', { var: 'nome' }, 'text', { var: 'nome' }],
  }),
  mistake(
    'options that are what the field cannot be',
    '_shared/rules/state-city.json',
    '/lookups/1/options/@city/map/1',
    { object: ['value', { '>': [{ length: [{ var: 'nome' }] }, 3] }, 'label', { var: 'nome' }] },
  ),
];
