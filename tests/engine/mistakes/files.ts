import { mistake, read, type Mistake } from './mistake';

const BID = 'licitante/steps/object.json';
const INSURED = 'licitante/steps/insured.json';
const CONSTANTS = 'constants.json';
const CATALOGUE = 'catalogue.json';
const PRODUCT = 'licitante/product.json';
const options = '/properties/BIDType/ui/options';

/** Options, constants, catalogue, summary, patterns, encodings, sentences. */
export const fileMistakes: readonly Mistake[] = [
  mistake('an option twice', INSURED, `${options}/14`, 'Concorrência'),
  mistake(
    'an option of two labels',
    'fianca-locaticia/steps/charges.json',
    '/properties/multiple/ui/options/4',
    {
      value: 12,
      label: 'Doze vezes',
    },
  ),
  mistake(
    'two options of one label',
    'fianca-locaticia/steps/charges.json',
    '/properties/multiple/ui/options/3/label',
    '24 vezes',
  ),
  mistake(
    'an option twice in a rule',
    'garantia/rules.json',
    '/states/0/options/if/1/1',
    'Executante construtor',
  ),
  mistake('a number among texts', INSURED, `${options}/0`, { value: 1, label: 'Carta convite' }),
  mistake(
    'a text among numbers',
    'fianca-locaticia/steps/charges.json',
    '/properties/multiple/ui/options/0/value',
    '12',
  ),
  mistake(
    'a fraction among whole numbers',
    'fianca-locaticia/steps/charges.json',
    '/properties/multiple/ui/options/0/value',
    1.5,
  ),
  mistake('a day that there is not', CONSTANTS, '/appeal-deposit-lower/0/from', '2023-02-30'),
  mistake('a leap day of a common year', CONSTANTS, '/appeal-deposit-lower/0/from', '2023-02-29'),
  mistake('rows of two days in the wrong order', CONSTANTS, '/appeal-deposit-lower/1/from', '2023-07-01'),
  mistake('a value written as a text', CONSTANTS, '/appeal-deposit-lower/3/value', '14.411,57'),
  mistake('a constant that nothing reads', CONSTANTS, '/minimun-premium', [
    { from: '2027-01-01', value: 180 },
  ]),
  mistake('a cell of another kind', CONSTANTS, '/endorsement-types/0/value/b/start', 'sim'),
  mistake('a misspelt cell', CONSTANTS, '/endorsement-types/0/value/b/ends', false),
  mistake(
    'a cell that is missing',
    CONSTANTS,
    '/endorsement-types/0/value/b/title',
    undefined,
    '/endorsement-types/0/value/b',
  ),
  mistake('a unit that changes from row to row', CONSTANTS, '/harm-percentage/1', {
    from: '2027-01-01',
    value: 40,
    note: 'R$',
  }),
  mistake('a route twice', CATALOGUE, '/wizards/1/route', 'garantia/licitante'),
  mistake('a code twice', CATALOGUE, '/wizards/1/code', 'BID'),
  mistake('a code of a third wizard twice', CATALOGUE, '/wizards/6/code', 'BID'),
  mistake('an operation twice', CATALOGUE, '/wizards/1/operation', '/quote/bid'),
  mistake('a block twice', CATALOGUE, '/wizards/1/block', 'bid'),
  mistake('a wizard twice', CATALOGUE, '/wizards/1/wizard', 'licitante'),
  mistake('a kind twice', CATALOGUE, '/wizards/1/kind', 1),
  mistake('a modality twice', CATALOGUE, '/products/0/modalities/1/id', 'licitante'),
  mistake('a modality of the id of another product', CATALOGUE, '/products/1/modalities/0/id', 'licitante'),
  mistake('a modality that leads nowhere', CATALOGUE, '/products/0/modalities/0/path', 'licitantes'),
  mistake('a product that leads nowhere', CATALOGUE, '/products/4/path', 'risco-de-engenharia'),
  mistake(
    'a modality that leads to another wizard',
    CATALOGUE,
    '/products/0/modalities/0/wizard',
    'performance',
  ),
  mistake(
    'a carried answer of another kind',
    CATALOGUE,
    '/products/0/modalities/1/carries/rule.modality',
    '2',
  ),
  mistake(
    'a carried answer that no rule offers',
    CATALOGUE,
    '/products/0/modalities/2/carries/detailsProduct.modality',
    'Executante construtora',
  ),
  mistake('a carried field that there is not', CATALOGUE, '/products/0/modalities/1/carries', {
    'rule.modalidade': 2,
  }),
  mistake(
    'the path of a question that there is not',
    CATALOGUE,
    '/changes/0/elsewhere',
    'endorsementRequest.otherBroker',
  ),
  mistake('a group of which nothing is sold', CATALOGUE, '/groups/3', 'Pessoas'),
  mistake('a form that there is not', CATALOGUE, '/forms/0', 'pagamentos'),
  mistake('a section that prints nothing', PRODUCT, '/summary/1', { title: 'Dados do Segurado' }),
  mistake('a section of answers that are not printed', PRODUCT, '/summary/1', {
    title: 'Complemento',
    fields: ['objectProperty.complementObjectText'],
  }),
  mistake('a step that no section prints', PRODUCT, '/summary/3', undefined, '/steps/2'),
  mistake('a step printed twice', PRODUCT, '/summary/2/steps', ['insured', 'object']),
  mistake(
    'a pattern that takes for ever',
    BID,
    '/properties/noticeNumber',
    {
      title: 'Número do Edital',
      type: 'string',
      pattern: '^(\\d+)+$',
      errorMessage: { pattern: 'Valor inválido' },
      ui: { widget: 'text' },
    },
    '/properties/noticeNumber/pattern',
  ),
  mistake(
    'words that may be split in many ways',
    BID,
    '/properties/noticeNumber',
    {
      title: 'Número do Edital',
      type: 'string',
      pattern: '^(\\w+\\s?)*$',
      errorMessage: { pattern: 'Valor inválido' },
      ui: { widget: 'text' },
    },
    '/properties/noticeNumber/pattern',
  ),
  mistake(
    'choices that begin alike, repeated',
    BID,
    '/properties/noticeNumber',
    {
      title: 'Número do Edital',
      type: 'string',
      pattern: '^(a|a|ab)*$',
      errorMessage: { pattern: 'Valor inválido' },
      ui: { widget: 'text' },
    },
    '/properties/noticeNumber/pattern',
  ),
  mistake('a rule whose pattern takes for ever', '_shared/rules/typed-name.json', '/checks/0/that', {
    matches: [read('@name'), '^([\\p{L}]+[ ]*)+$'],
  }),
  mistake(
    'letters that were read in another encoding',
    BID,
    '/properties/deadline/title',
    'Prazo em Dias (vigÃªncia)',
  ),
  mistake('letters that are lost', BID, '/properties/deadline/title', 'Prazo da vig\uFFFDncia'),
  mistake(
    'letters that were read in another encoding, in a sentence',
    'licitante/rules.json',
    '/checks/0/message',
    'A data mÃ­nima permitida Ã© {today}',
  ),
  mistake('a longest text that the sentence says otherwise', BID, '/properties/noticeNumber/errorMessage', {
    maxLength: 'O edital tem no máximo 60 caracteres',
  }),
  mistake('a smallest number that the sentence says otherwise', BID, '/properties/deadline/errorMessage', {
    minimum: 'O prazo é de no mínimo 2 dias',
  }),
  mistake('a hint of another limit', BID, '/properties/noticeNumber/ui/hint', 'Até 100 caracteres.'),
  mistake('a hint of another largest number', BID, '/properties/deadline/ui/hint', 'No máximo 365 dias.'),
  mistake(
    'a sentence of another rate',
    'licitante/rating.json',
    '/decisions/1/when/>/1/percentOf/1',
    5,
    '/decisions/1',
  ),
];
