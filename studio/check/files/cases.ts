import { dataOf } from '../../cases/events';
import { FROM, fromOf, isCircular, ownAnswers, setsIn, sharedGiven } from '../../cases/given';
import type { Case, CaseEvent, CasesFile, GivenSets } from '../../cases/types';
import { type Fault, pointerPart, type ProductFiles } from '../../../engine/definition';
import { misfit, nearest, once, type Shape, sourcesOf, shaped } from '../../../engine/index';
import type { FaultCode } from '../faultCodes';
import type { Finding } from '../finding';
import type { Subject } from '../product/subject';

type Named = readonly (readonly [name: string, pointer: string])[];

function keys(at: string, record: object | undefined): Named {
  return Object.keys(record ?? {}).map((key) => [key, at + pointerPart(key)] as const);
}

function one(at: string, name: unknown): Named {
  return typeof name === 'string' ? [[name, at]] : [];
}

function list(at: string, names: readonly string[] | undefined): Named {
  return (names ?? []).map((name, index) => [name, `${at}/${index}`] as const);
}

function* unknown(
  named: Named,
  known: ReadonlySet<string>,
  code: FaultCode,
  what: string,
): Generator<Finding> {
  for (const [name, pointer] of named) {
    if (known.has(name)) continue;
    yield { pointer, code, message: `There is no ${what} ${name}.`, suggestion: nearest(name, known) };
  }
}

/** The names of a product that its cases may say. */
const namesOf = once(({ composed, definition, fields }: Subject) => {
  const rules = [...Object.values(definition.rules).flat(), ...(composed.rating?.decisions ?? [])];
  return {
    fields: new Set(fields.keys()),
    lookups: new Set(definition.rules.lookups.map(({ id }) => id)),
    steps: new Set(definition.steps.map(({ id }) => id)),
    sections: new Set(definition.summary.map(({ title }) => title)),
    rules: new Set(rules.map(({ id }) => id)),
  };
});

function fieldsOf(event: CaseEvent, at: string): Named {
  return [
    ...one(`${at}/edit`, event.edit),
    ...one(`${at}/leave`, event.leave),
    ...one(`${at}/search`, event.search),
    ...one(`${at}/attach`, event.attach),
    ...one(`${at}/detach`, event.detach),
    ...keys(`${at}/prefill`, typeof event.prefill === 'object' ? event.prefill : undefined),
    ...keys(`${at}/with`, event.answer === undefined ? event.with : undefined),
  ];
}

function* inCase(it: Case, at: string, subject: Subject, given: ReadonlySet<string>): Generator<Finding> {
  const names = namesOf(subject);
  const events = it.events.map((event, index) => [event, `${at}/events/${index}`] as const);
  const expect = `${at}/expect`;
  const fields = [
    ...events.flatMap(([event, place]) => fieldsOf(event, place)),
    ...keys(`${expect}/answers`, it.expect.answers),
    ...keys(`${expect}/states`, it.expect.states),
    ...keys(`${expect}/issues`, it.expect.issues),
    ...list(`${expect}/valid`, it.expect.valid),
  ];
  const lookups = events.flatMap(([event, place]) => [
    ...one(`${place}/answer`, event.answer),
    ...one(`${place}/fail`, event.fail),
    ...one(`${place}/take`, event.take),
  ]);
  const sets = events.flatMap(([event, place]) => one(`${place}/prefill`, event.prefill));
  const stepNames = [
    ...events.flatMap(([event, place]) => one(`${place}/reopen`, event.reopen)),
    ...keys(`${expect}/steps`, it.expect.steps),
    ...keys(`${expect}/titles`, it.expect.titles),
    ...one(`${expect}/open`, it.expect.open),
    ...keys(`${expect}/digest`, it.expect.digest),
    ...events.flatMap(([event, place]) => one(`${place}/go`, event.go)),
  ];
  yield* unknown(fields, names.fields, 'unknown-field', 'field');
  yield* unknown(lookups, names.lookups, 'unknown-rule', 'look-up');
  yield* unknown(sets, given, 'unknown-rule', 'set of given answers');
  yield* unknown(stepNames, names.steps, 'unknown-step', 'step');
  const sections = keys(`${expect}/summary`, it.expect.summary);
  yield* unknown(sections, names.sections, 'unknown-step', 'section of the summary');
  yield* unknown(list(`${at}/rules`, it.rules), names.rules, 'unknown-rule', 'rule');
}

/** Cases answer the same again and again. */
const misfitOf = once((shape: Shape) => once((data: object) => misfit(shape, data) ?? null));

function* answerShapes(
  it: Case,
  at: string,
  { definition, files }: Subject,
  said: CasesFile['said'],
): Generator<Finding> {
  const sources = sourcesOf(files);
  for (const [index, event] of it.events.entries()) {
    const asked = definition.rules.lookups.find((rule) => rule.id === event.answer);
    const shape = asked && sources[asked.source]?.answer;
    if (!shape) continue;
    const data = dataOf(event, said);
    const where =
      typeof data === 'object' && data !== null ? misfitOf(shape)(data) : (misfit(shape, data) ?? null);
    if (where === null) continue;
    const message = `The source ${asked.source} answers something else here.`;
    yield { pointer: `${at}/events/${index}/data${where}`, code: 'answer-shape', message };
  }
}

function* inSets(own: GivenSets, at: string, all: GivenSets, subject: Subject): Generator<Finding> {
  for (const [name, answers] of Object.entries(own)) {
    const pointer = at + pointerPart(name);
    yield* unknown(keys(pointer, ownAnswers(answers)), namesOf(subject).fields, 'unknown-field', 'field');
    const from = one(pointer + pointerPart(FROM), fromOf(answers));
    yield* unknown(from, new Set(Object.keys(all)), 'unknown-rule', 'set of given answers');
    if (!isCircular(all, name)) continue;
    const message = `The set ${name} goes on from itself.`;
    // One fault per circle suffices.
    return yield { pointer: pointer + pointerPart(FROM), code: 'include-circle', message };
  }
}

export function checkCases(files: ProductFiles, subject: Subject, broken: readonly string[]): Fault[] {
  const ids = new Set<string>();
  const shared = broken.includes(sharedGiven(subject.id)) ? {} : setsIn(files.get(sharedGiven(subject.id)));
  const placed = (file: string) => (finding: Finding) => ({ ...finding, file });
  return [...files]
    .filter(([file]) => file.startsWith(`${subject.id}/cases/`) && !broken.includes(file))
    .flatMap(([file, content]) => {
      if (file === sharedGiven(subject.id)) return [...inSets(shared, '', shared, subject)].map(placed(file));
      const { cases, given: own = {}, said } = shaped<CasesFile>(content);
      const given = { ...shared, ...own };
      const names = new Set(Object.keys(given));
      const findings = [...inSets(own, '/given', given, subject)];
      for (const [index, it] of cases.entries()) {
        const at = `/cases/${index}`;
        if (ids.has(it.id)) {
          findings.push({
            pointer: `${at}/id`,
            code: 'duplicate-id',
            message: `There is already a case ${it.id}.`,
          });
        }
        ids.add(it.id);
        findings.push(...inCase(it, at, subject, names), ...answerShapes(it, at, subject, said));
      }
      return findings.map(placed(file));
    });
}
