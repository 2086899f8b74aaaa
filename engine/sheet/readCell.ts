import type { FieldSchema, Option } from '../model/FieldSchema';
import type { FieldState } from '../model/states';
import { choiceText } from '../print/print';
import { packedDate } from '../values/civilDate';
import { addDays } from '../values/civilDay';
import { readDate } from '../values/dateText';
import { readPhone } from '../values/phone';
import { folded } from '../values/plainText';
import { kindOfTaxId, processText, withZeros } from '../values/taxId';
import { PERCENT, readDecimal, readInteger, REAIS, type TypingFault } from '../values/typedDecimal';

/** What a cell says: an answer, a text that is none, or a choice that is not offered (`none`) or meant by more than one (`several`). */
export type CellReading =
  { readonly value: unknown } | { readonly unread: TypingFault } | { readonly choice: 'none' | 'several' };

type Look = Pick<FieldState, 'options' | 'disabledOptions' | 'unit' | 'manual'>;
type Reader = (text: string, schema: FieldSchema, look: Look) => CellReading;

/** Spreadsheets count days from the last of 1899; the last that they know is 31/12/9999. */
const FIRST_DAY = '1899-12-30';
const LAST_SERIAL = 2_958_465;
const time = /[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/;

function readDay(text: string): string | undefined {
  const day = readDate(text.replace(time, ''));
  if (day !== undefined) return day;
  const [serial = ''] = text.split(',');
  if (!/^\d{1,7}$/.test(serial) || Number(serial) < 1 || Number(serial) > LAST_SERIAL) return undefined;
  const counted = addDays(FIRST_DAY, Number(serial));
  return packedDate(counted) === 0 ? undefined : counted;
}

/** What is compared of two words: no case, no accents, blanks as one. */
export const alike = (text: string) => folded(text).trim().replace(/\s+/g, ' ');

const bare = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** The option that a text names: by its label, as lists show it, or by its code, masked or not. */
function optionOf(text: string, schema: FieldSchema, { options }: Look): Option | 'none' | 'several' {
  const wanted = alike(text);
  const isMeant = (option: Option) =>
    [option.label, choiceText(option, schema), String(option.value)].some((name) => alike(name) === wanted);
  const isCoded = ({ value }: Option) =>
    kindOfTaxId(String(value)) !== null && String(value) === withZeros(bare(text));
  const named = options.filter((option) => isMeant(option) || isCoded(option));
  if (named.length > 1) return 'several';
  return named[0] ?? 'none';
}

const chosen: Reader = (text, schema, look) => {
  const option = optionOf(text, schema, look);
  if (typeof option !== 'string') return { value: option.value };
  if (schema.type === 'boolean') return yesOrNo(text, schema, look);
  return look.manual && schema.type === 'string' ? { value: text } : { choice: option };
};

const withLabel: Reader = (text, schema, look) => {
  const option = optionOf(text, schema, look);
  if (typeof option !== 'string') return { value: { value: option.value, label: option.label } };
  const { byHand } = schema.ui;
  return look.manual && byHand !== undefined ? { value: { value: byHand, label: text } } : { choice: option };
};

/** How spreadsheets say yes and no; a tick is often an x. */
const YES = ['sim', 's', 'x', 'verdadeiro', 'true', '1'];
const NO = ['nao', 'n', 'falso', 'false', '0'];

const yesOrNo: Reader = (text) => {
  const said = alike(text);
  if (YES.includes(said)) return { value: true };
  return NO.includes(said) ? { value: false } : { choice: 'none' };
};

const several: Reader = (text, schema, look) => {
  const options = text
    .split(/[;\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => optionOf(part, schema, look));
  const missing = options.find((option) => typeof option === 'string');
  if (missing !== undefined) return { choice: missing };
  const values = options.map((option) => (option as Option).value);
  return { value: look.options.map(({ value }) => value).filter((value) => values.includes(value)) };
};

const read = ({ value, fault }: { value?: unknown; fault?: TypingFault }): CellReading =>
  fault === undefined ? { value } : { unread: fault };

const byWidget: Readonly<Record<string, Reader>> = {
  date: (text) => {
    const day = readDay(text);
    return day === undefined ? { unread: 'format' } : { value: day };
  },
  money: (text) => read(readDecimal(text, REAIS)),
  percent: (text, { decimals = PERCENT.decimals }) => read(readDecimal(text, { ...PERCENT, decimals })),
  integer: (text, _schema, { unit }) => read(readInteger(text.replace(/,0+$/, ''), 9, unit)),
  'tax-id': (text) => ({ value: withZeros(bare(text)) }),
  cep: (text) => ({ value: /^\d{7}$/.test(text) ? `0${text}` : bare(text) }),
  'process-number': (text) => ({ value: processText(text) }),
  phone: (text) => ({ value: readPhone(text) }),
  select: chosen,
  radio: chosen,
  choice: withLabel,
  checkbox: yesOrNo,
  checkboxes: several,
};

export function readCell(typed: string, schema: FieldSchema, look: Look): CellReading {
  const text = typed.trim();
  const reader = byWidget[schema.ui.widget];
  return reader ? reader(text, schema, look) : { value: text };
}
