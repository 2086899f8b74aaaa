import { sameValue, type StepDefinition } from '../../engine/index';
import type { Pair, Told } from './Difference';
import { withoutNotes } from './json';
import type { JsonChange } from './places/JsonChange';
import { jsonChanges } from './places/jsonChanges';
import { renamed, renamesOf } from './renames';
import type { Version } from './Version';
import { fromTo, said } from './words';

const APART = ['id', 'hash', 'messages'];

/** A question without limits, options and sentences, which other finders report in full. */
const bare = (properties: StepDefinition['properties']) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { errorMessage: _said, enum: _listed, ...schema }]) => [
      name,
      schema,
    ]),
  );

/** A version without required lists and record, compared per question, as `Told` pointers lead into it. */
function composedOf({ subject: { definition }, rating }: Version): unknown {
  const steps = definition.steps.map((step) => ({
    ...step,
    properties: bare(step.properties),
    required: undefined,
  }));
  const { steps: _whole, rules, record: _sent, questionnaire, summary, ...product } = definition;
  const own = Object.entries(product).filter(([key]) => !APART.includes(key));
  return withoutNotes({ steps, rules, questionnaire, summary, rating, product: Object.fromEntries(own) });
}

const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
const areRelated = (a: string, b: string) => isWithin(a, b) || isWithin(b, a);

/** Whether a difference speaks of the place. */
function isToldBy({ at, isGone = false }: Told, change: JsonChange): boolean {
  if (typeof at !== 'string') return false;
  const here = change.kind === 'removed' || isGone ? change.at : change.pointer;
  return areRelated(at, here);
}

const unitOf = (pointer: string) => /^\/(?:steps|rules\/\w+)/.exec(pointer)?.[0] ?? pointer;

/** A changed order is reported at the list that has it. */
const isOrder = (kind: string) => kind.endsWith('-reordered');

const isMoved = (change: JsonChange, all: readonly JsonChange[]) =>
  all.some(
    (other) =>
      other !== change &&
      unitOf(other.pointer) === unitOf(change.pointer) &&
      sameValue(other.is ?? other.was, change.is ?? change.was) &&
      other.kind !== change.kind,
  );

/** Differences that no finder reported: none of them can be shown to be harmless. */
export function untold(pair: Pair, told: readonly Told[]): Told[] {
  const renames = renamesOf(pair);
  const changes = jsonChanges(renamed(composedOf(pair.before), renames), composedOf(pair.after));
  const hasOrder = told.some(({ kind }) => isOrder(kind));
  return (
    changes
      .filter(({ kind, pointer }) => kind !== 'order' || /^\/steps\/\d+\/properties$/.test(pointer))
      // Added, removed or renamed questions are reported by path.
      .filter(({ pointer }) => !/^\/steps\/\d+\/properties\/[^/]+$/.test(pointer))
      .filter((change) => !told.some((one) => isToldBy(one, change)))
      .filter((change) => !(hasOrder && isMoved(change, changes)))
      .map(({ kind, at, pointer, was, is }): Told => {
        const isGone = kind === 'removed';
        const words = `A definição muda em ${said(isGone ? at : pointer)}: ${fromTo(was, is)}, e não se sabe dizer o que isso faz`;
        return { kind: 'untold', compatibility: 'breaking', words, at: isGone ? at : pointer, isGone };
      })
  );
}
