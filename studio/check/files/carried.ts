import { type Catalogue, type Fault, type ModalityEntry, pointerPart } from '../../../engine/definition';
import { compileExpression, isList, isObject, type Json, readsOf } from '../../../engine/expression';
import { nearest } from '../../../engine/index';
import { fixedValues } from '../product/offers';
import type { FieldPlace, Subject } from '../product/subject';
import type { FaultCode } from '../faultCodes';

const file = 'catalogue.json';

type Carried = Readonly<Record<string, Json>>;

function fault(pointer: string, code: FaultCode, message: string, suggestion?: string): Fault {
  return { file, pointer, code, message, suggestion };
}

function offeredBeside({ definition }: Subject, path: string, carries: Carried): readonly Json[] | undefined {
  const rule = definition.rules.states.find(
    ({ fields, options }) => fields?.includes(path) && options !== undefined,
  );
  if (!rule) return undefined;
  const { fields, context, today, answer } = readsOf([rule.options!, rule.when ?? true]);
  const isTold = fields.every((name) => Object.hasOwn(carries, name));
  if (!isTold || context.length > 0 || today || answer) return undefined;
  const reader = (name: string) => () => carries[name];
  const env = { today: '', constants: {}, context: null };
  const offered = compileExpression(rule.options!, { reader })({ values: [], env }) as Json;
  return isList(offered) ? offered.map((each) => (isObject(each) ? (each.value ?? null) : each)) : undefined;
}

function* ofAnswer(subject: Subject, field: FieldPlace, carries: Carried, pointer: string): Generator<Fault> {
  const { path } = field;
  const value = carries[path]!;
  const values = fixedValues(subject, field);
  if (!values) return;
  if (!values.includes(value)) {
    const suggestion = nearest(String(value), values.map(String));
    yield fault(pointer, 'unknown-option', `${path} has no option ${JSON.stringify(value)}.`, suggestion);
  } else if (offeredBeside(subject, path, carries)?.includes(value) === false) {
    const message = `${path} does not offer ${JSON.stringify(value)} beside what else is carried.`;
    yield fault(pointer, 'unknown-option', message);
  }
}

function* otherName(
  subject: Subject,
  field: FieldPlace,
  name: string,
  carries: Carried,
  pointer: string,
): Generator<Fault> {
  const carriedNames = Object.values(carries).map(String);
  const named = fixedValues(subject, field)?.find((value) => value === name);
  if (named === undefined || carriedNames.includes(name)) return;
  const message = `The choice is called ${name}, which is an option of ${field.path}, and carries another one.`;
  yield fault(pointer, 'unknown-option', message, name);
}

export function* carried(
  { wizard, name, carries = {} }: ModalityEntry,
  at: string,
  subjects: readonly Subject[],
): Generator<Fault> {
  const subject = subjects.find((candidate) => candidate.id === wizard);
  if (!subject) return;
  for (const path of Object.keys(carries)) {
    const pointer = `${at}/carries${pointerPart(path)}`;
    const field = subject.fields.get(path);
    if (field) {
      yield* ofAnswer(subject, field, carries as Carried, pointer);
      yield* otherName(subject, field, name, carries as Carried, pointer);
    } else {
      const message = `${wizard} has no field ${path}.`;
      yield fault(pointer, 'unknown-field', message, nearest(path, subject.fields.keys()));
    }
  }
}

export function carriedTwice({ products }: Catalogue): Fault[] {
  return products.flatMap(({ modalities }, index) => {
    const said = modalities.map(({ wizard, carries = {} }) =>
      JSON.stringify([wizard, Object.entries(carries).toSorted(([one], [other]) => (one < other ? -1 : 1))]),
    );
    return said.flatMap((each, place) => {
      const first = said.indexOf(each);
      const message = `The choice ${modalities[first]!.id} leads there already.`;
      const pointer = `/products/${index}/modalities/${place}`;
      return first < place ? [fault(pointer, 'said-twice', message)] : [];
    });
  });
}
