import type { Subject } from '../../check/product/subject';
import { decimalsOf } from '../../definition/decimals';
import { constantsOf } from '../../definition/constants';
import type { Json } from '../../expression';
import { callOf } from '../../expression/expressionShape';
import { centsOf } from '../../values/decimal';

/** In hundredths, as cents of an amount: every value is a multiple of it; 0 of what is always empty or nothing. */
type Step = number;

/** A written number in hundredths; `undefined` where it is none, or has more than two decimals. */
export function hundredths(value: unknown): number | undefined {
  const cents = typeof value === 'number' ? centsOf(value) : NaN;
  return Number.isNaN(cents) ? undefined : cents;
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b);
}

/** The step of what is now one, now another of these, or their sum. */
function shared(steps: readonly (Step | undefined)[]): Step | undefined {
  let all = 0;
  for (const step of steps) {
    if (step === undefined) return undefined;
    all = divisor(all, step);
  }
  return all;
}

/** A product of two decimals each may have to be rounded: then nothing is known of it. */
function product([first, second, ...more]: readonly (Step | undefined)[]): Step | undefined {
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const step = (first * second) / 100;
  return Number.isSafeInteger(step) ? step : undefined;
}

function ofConstant(subject: Subject, name: Json | undefined): Step | undefined {
  const rows = constantsOf(subject.files)[String(name)];
  return rows && shared(rows.map(({ value }) => hundredths(value)));
}

function isForced({ definition }: Subject, path: string): boolean {
  return definition.rules.states.some(
    ({ fields = [], then, else: otherwise }) =>
      fields.includes(path) && (then?.value ?? otherwise?.value) !== undefined,
  );
}

function ofDerived(subject: Subject, path: string): Step | undefined {
  const [rule, ...others] = subject.definition.rules.derived.filter(({ field }) => field === path);
  return rule && others.length === 0 && !isForced(subject, path) ? stepOf(subject, rule.value) : undefined;
}

/** The step of a question's answers, as far as they are taken: of its rule, its options, its decimals. */
export function stepOfField(subject: Subject, path: string): Step | undefined {
  const schema = subject.fields.get(path)?.schema;
  if (!schema) return undefined;
  const derived = ofDerived(subject, path);
  if (derived !== undefined) return derived;
  if (schema.enum) return shared(schema.enum.map(hundredths));
  if (schema.type === 'integer') return 100;
  return decimalsOf(schema) === 2 ? 1 : undefined;
}

/**
 * The step in which the values of an expression come, in hundredths; `undefined` where it is not known. Counted on are
 * answers that are taken, and that the premium which a rating reads is in cents.
 */
export function stepOf(subject: Subject, expression: Json): Step | undefined {
  if (expression === null) return 0;
  const call = callOf(expression);
  if (!call) return hundredths(expression);
  const { name, args } = call;
  const steps = (of: readonly Json[]) => of.map((each) => stepOf(subject, each));
  switch (name) {
    case 'var':
      return args.length === 1 ? stepOfField(subject, String(args[0])) : undefined;
    case 'constant':
      return args.length === 1 ? ofConstant(subject, args[0]) : undefined;
    case 'answer':
      return args[0] === 'premium' ? 1 : undefined;
    case 'sum':
    case 'minus':
      return shared(steps(args));
    case 'times':
      return product(steps(args));
    case 'if':
      return shared(steps(args.filter((_arg, index) => index % 2 === 1 || index === args.length - 1)));
    default:
      return undefined;
  }
}
