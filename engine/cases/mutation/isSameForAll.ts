import type { Subject } from '../../check/product/subject';
import type { Json } from '../../expression';
import { callOf } from '../../expression/expressionShape';
import { hundredths, stepOf, stepOfField } from './amountStep';
import { valueAt, type Mutant } from './Mutant';

/** Of two limits, whether what lies on the lower one is told apart by them, or what lies on the upper one. */
const LOWER_COUNTS: Readonly<Record<string, boolean>> = {
  minimum: true,
  exclusiveMaximum: true,
  maximum: false,
  exclusiveMinimum: false,
};

const ORDERS = ['>', '>=', '<', '<='];

/** Whether some multiple of the step lies between the two, of which one counts. */
function isBetween(step: number, [low, high]: readonly [number, number], lowerCounts: boolean): boolean {
  if (step === 0) return true;
  return lowerCounts ? Math.ceil(low / step) * step < high : (Math.floor(low / step) + 1) * step <= high;
}

/** A limit moved by less than the step in which its computed answers come: "below 1000" and "below 999" of dozens. */
function isSameLimit(subject: Subject, root: unknown, { pointer, to }: Mutant): boolean {
  const end = pointer.lastIndexOf('/');
  const lowerCounts = LOWER_COUNTS[pointer.slice(end + 1)];
  const field = subject.all.find((one) => one.pointer === pointer.slice(0, end));
  if (lowerCounts === undefined || !field) return false;
  const step = stepOfField(subject, field.path);
  const [from, till] = [hundredths(valueAt(root, pointer)), hundredths(to)];
  if (step === undefined || from === undefined || till === undefined) return false;
  return !isBetween(step, [Math.min(from, till), Math.max(from, till)], lowerCounts);
}

/** Above or from an amount on, which is none of those that can be. */
function isSameOrder(subject: Subject, root: unknown, { pointer, to }: Mutant): boolean {
  const before = callOf(valueAt(root, pointer) as Json);
  const after = to === undefined ? undefined : callOf(to);
  if (!pointer.startsWith('/rating/') || !before || !after || before.args !== after.args) return false;
  const [left = null, right = null, ...more] = before.args;
  if (more.length > 0 || ![before, after].every(({ name }) => ORDERS.includes(name))) return false;
  const [step, limit] = [stepOf(subject, left), hundredths(right)];
  return step !== undefined && step > 0 && limit !== undefined && limit % step !== 0;
}

/**
 * Whether a change makes no difference for any answers that are taken, so that no case could notice it: amounts that
 * are computed come in steps, as multiples of three cents, and what happens between two of them is the same.
 */
export function isSameForAll(subject: Subject, mutant: Mutant): boolean {
  const root = { ...subject.definition, rating: subject.composed.rating };
  return [isSameLimit, isSameOrder].some((isSame) => isSame(subject, root, mutant));
}
