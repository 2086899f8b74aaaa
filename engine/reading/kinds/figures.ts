import { bareTaxId, isValidCnpj, isValidCpf, isValidProcessNumber, readDate } from '../../values';
import { fold } from '../DocumentText';
import { type Find, hitsOf, literal } from './Hit';

const MONTHS =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const MONTH = `(${MONTHS.join('|')}|${MONTHS.map((name) => name.slice(0, 3)).join('|')})`;
/** Words of a figure in brackets: 10 (dez) de março. */
const IN_WORDS = '(?: ?\\([^()]{1,80}\\))?';
const YEAR = '(\\d\\.?\\d{3})';

const inFigures = /(?<![\d/.-])(\d{1,2})o? ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?![\d/-])/g;
const inLetters = new RegExp(
  `(?<!\\d)(\\d{1,2})o?${IN_WORDS} ?(?:de |/|-)${MONTH}\\.?(?: de | do ano de |,? |/|-)${YEAR}(?!\\d)`,
  'g',
);

function dayOf(day: string, month: number | string, year: string): string | undefined {
  return readDate(`${day}/${month}/${year.replace('.', '')}`);
}

/** Days of the calendar: 10/03/2026, 10.03.26, 1º de março de 2026, 10 (dez) de março de 2026. */
export const dates: Find = ({ folded }) => {
  const written = hitsOf(folded, inLetters, ([, day = '', month = '', year = '']) =>
    dayOf(day, MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1, year),
  );
  const figures = hitsOf(folded, inFigures, ([, day = '', , month = '', year = '']) =>
    dayOf(day, month, year),
  );
  return [...written, ...figures].toSorted((a, b) => a.start - b.start);
};

const amount =
  /(?<![\d.,])(?<sign>r ?\$ ?)?(?<whole>\d{1,3}(?:\. ?\d{3}){1,4}|\d{1,13})(?<cents>, ?\d{2})?(?![\d%]|[.,]\d|,? ?%)(?! ?(?:mil|milha|milho|bilh)[a-z]{0,6}\b)/g;

/** Amounts of money with their sign, or with cents: R$ 1.234,56; one in millions is not read. */
export const amounts: Find = ({ folded }) =>
  hitsOf(folded, amount, ({ groups }) => {
    const { sign, whole = '', cents } = groups!;
    if (!sign && !cents) return undefined;
    return Number(`${whole.replace(/\D/g, '')}.${(cents ?? ',00').replace(/\D/g, '')}`);
  });

const percent = new RegExp(`(?<![\\d.,])(\\d{1,3}(?:,\\d{1,4})?)${IN_WORDS} ?(?:%|por cento\\b)`, 'g');

export const percents: Find = ({ folded }) =>
  hitsOf(folded, percent, ([, figures = '']) => Number(figures.replace(',', '.')));

/** Figures with one of the words behind them: 120 (cento e vinte) dias. */
export const counts: Find = ({ folded }, { units = [] }) => {
  const words = units.map((unit) => literal(fold(unit))).join('|');
  const pattern = new RegExp(`(?<![\\d.,/])(\\d{1,2}\\.\\d{3}|\\d{1,5})${IN_WORDS} (?:${words})\\b`, 'g');
  return hitsOf(folded, pattern, ([, figures = '']) => Number(figures.replace('.', '')));
};

const cnpj =
  /(?<![\da-z])[\da-z]{2}\. ?[\da-z]{3}\. ?[\da-z]{3} ?\/ ?[\da-z]{4} ?- ?\d{2}(?!\d)|(?<!\d)\d{14}(?!\d)/g;
const cpf = /(?<![\d.])\d{3}\. ?\d{3}\. ?\d{3} ?- ?\d{2}(?!\d)|(?<!\d)\d{11}(?!\d)/g;

const taxIds =
  (pattern: RegExp, isValid: (text: string) => boolean): Find =>
  ({ folded }) =>
    hitsOf(folded, pattern, ([text]) => {
      const bare = bareTaxId(text.toUpperCase());
      return isValid(bare) ? bare : undefined;
    });

/** With right check digits, without their mask. */
export const cnpjs = taxIds(cnpj, isValidCnpj);
export const cpfs = taxIds(cpf, isValidCpf);
export const anyTaxIds: Find = (piece, wanted) =>
  [...cnpjs(piece, wanted), ...cpfs(piece, wanted)].toSorted((a, b) => a.start - b.start);

const process =
  /(?<!\d)(\d{7}) ?- ?(\d{2}) ?\. ?(\d{4}) ?\. ?(\d) ?\. ?(\d{2}) ?\. ?(\d{4})(?!\d)|(?<!\d)(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})(?!\d)/g;

/** Numbers of lawsuits (CNJ) with right check digits, with their mask. */
export const processNumbers: Find = ({ folded }) =>
  hitsOf(folded, process, (match) => {
    const [number, check, ...rest] = match.slice(1).filter((part) => part !== undefined);
    const masked = `${number}-${[check, ...rest].join('.')}`;
    return isValidProcessNumber(masked) ? masked : undefined;
  });
