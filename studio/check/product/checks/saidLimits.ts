import { byKey } from '../../../../engine/index';
import { type Json, pathOf } from '../../../../engine/expression';
import { isSaid, quantitiesIn, type Quantity } from '../../text/quantities';
import type { Finding } from '../../finding';
import { callsIn } from '../calls';
import { constantsRead } from '../constantsRead';
import type { Check, FieldPlace, Subject } from '../subject';

const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;
const LENGTHS = ['minLength', 'maxLength'] as const;

/** Words of a limit; other sentences name numbers for other reasons. */
const LIMITING =
  /at[ée]|m[áa]xim|m[íi]nim|menos|mais d|menor|maior|acima|abaixo|inferior|superior|excede|ultrapass|além|passa d/iu;

/** The unit of a widget's limits; numbers in other units are not compared. */
const UNIT_OF: Readonly<Record<string, string>> = { money: 'R$', percent: '%' };

type About = (quantity: Quantity) => boolean;
const isLength: About = ({ unit }) => unit === 'caracteres';
const isNumber: About = (quantity) => !isLength(quantity);

function differs(sentence: string, numbers: readonly number[], isAbout = isNumber, unit?: string): boolean {
  if (!LIMITING.test(sentence)) return false;
  const named = quantitiesIn(sentence).filter(isAbout);
  if (named.length === 0 || numbers.length === 0) return false;
  return !named.some((quantity) => numbers.some((number) => isSaid(quantity, number, unit)));
}

function limitsOf(field: FieldPlace, names: readonly (typeof LIMITS | typeof LENGTHS)[number][]): number[] {
  return names.flatMap((name) => field.schema[name] ?? []);
}

function finding(pointer: string, sentence: string, numbers: readonly number[]): Finding {
  const message = `${JSON.stringify(sentence)} names another number than ${numbers.join(', ')}, which is what counts: name that one, or none.`;
  return { pointer, code: 'sentence-limit', message };
}

function unitOf({ definition }: Subject, { path, schema }: FieldPlace): string | undefined {
  const isChanged = definition.rules.states.some(
    ({ fields, then, else: other }) => fields?.includes(path) && (then?.unit ?? other?.unit) !== undefined,
  );
  return isChanged ? undefined : schema.ui.unit;
}

function* ofField(subject: Subject, field: FieldPlace): Generator<Finding> {
  const { schema, pointer } = field;
  const unit = unitOf(subject, field);
  const own = UNIT_OF[schema.ui.widget];
  const isOfField: About = (quantity) => isNumber(quantity) && (own ?? quantity.unit) === quantity.unit;
  for (const [keyword, sentence] of Object.entries(schema.errorMessage ?? {})) {
    const isAbout = LENGTHS.some((name) => name === keyword) ? isLength : isOfField;
    const limit = byKey(schema)[keyword];
    if (typeof limit !== 'number' || !differs(sentence, [limit], isAbout, unit)) continue;
    yield finding(`${pointer}/errorMessage/${keyword}`, sentence, [limit]);
  }
  const hint = schema.ui.hint ?? '';
  for (const names of [LIMITS, LENGTHS]) {
    const numbers = limitsOf(field, names);
    if (differs(hint, numbers, names === LENGTHS ? isLength : isOfField, unit))
      yield finding(`${pointer}/ui/hint`, hint, numbers);
  }
}

function* ofOptions({ schema, pointer }: FieldPlace): Generator<Finding> {
  const options = (schema.ui.options ?? []).map((option) =>
    typeof option === 'object' && typeof option.value === 'number'
      ? { value: option.value, said: quantitiesIn(option.label)[0], label: option.label }
      : undefined,
  );
  const isSame = (option: (typeof options)[number]) => option?.said?.value === option?.value;
  if (!options.some((option) => option?.said && isSame(option))) return;
  for (const [index, option] of options.entries()) {
    if (!option?.said || isSame(option)) continue;
    yield finding(`${pointer}/ui/options/${index}`, option.label, [option.value]);
  }
}

/** A divisor as a percentage: 20 is 5%. */
const asPercentage = (divisor: number) => 100 / divisor;

function numbersIn(subject: Subject, expressions: readonly (Json | undefined)[]): number[] {
  const table = constantsRead(subject);
  const isWritten = (value: unknown): value is number => typeof value === 'number';
  return expressions.flatMap((expression) =>
    expression === undefined
      ? []
      : [...callsIn(expression)].flatMap(({ call }) => [
          ...call.args.filter(isWritten),
          ...(call.name === 'over' ? call.args.slice(1, 2).filter(isWritten).map(asPercentage) : []),
          ...(call.name === 'constant'
            ? (table[pathOf(call.args[0])] ?? []).map(({ value }) => value).filter(isWritten)
            : []),
        ]),
  );
}

export const saidLimits: Check = function* (subject) {
  for (const field of subject.all) {
    yield* ofField(subject, field);
    yield* ofOptions(field);
  }
  for (const [index, { message, that, when }] of subject.definition.rules.checks.entries()) {
    const numbers = numbersIn(subject, [that, when]);
    if (differs(message, numbers)) yield finding(`/rules/checks/${index}/message`, message, numbers);
  }
  for (const [index, { reason, when }] of (subject.composed.rating?.decisions ?? []).entries()) {
    const numbers = numbersIn(subject, [when]);
    if (differs(reason, numbers)) yield finding(`/rating/decisions/${index}/reason`, reason, numbers);
  }
};
