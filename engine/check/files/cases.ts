import { dataOf } from '../../cases/events';
import type { Case, CaseEvent, CasesFile } from '../../cases/types';
import { pointerPart, type Fault, type ProductFiles } from '../../definition/files';
import { misfit } from '../../source/fits';
import { sourcesOf } from '../../source/sourcesOf';
import { nearest } from '../../text/nearest';
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

function* unknown(named: Named, known: Iterable<string>, code: FaultCode, what: string): Generator<Finding> {
  const names = [...known];
  for (const [name, pointer] of named) {
    if (names.includes(name)) continue;
    yield { pointer, code, message: `There is no ${what} ${name}.`, suggestion: nearest(name, names) };
  }
}

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

function* inCase(it: Case, at: string, subject: Subject, given: readonly string[]): Generator<Finding> {
  const { definition } = subject;
  const steps = definition.steps.map((step) => step.id);
  const rules = Object.values(definition.rules).flat();
  const decisions = subject.composed.rating?.decisions ?? [];
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
  ];
  yield* unknown(fields, subject.fields.keys(), 'unknown-field', 'field');
  yield* unknown(
    lookups,
    definition.rules.lookups.map((rule) => rule.id),
    'unknown-rule',
    'look-up',
  );
  yield* unknown(sets, given, 'unknown-rule', 'set of given answers');
  yield* unknown(stepNames, steps, 'unknown-step', 'step');
  const exercised = [...rules, ...decisions].map((rule) => rule.id);
  yield* unknown(list(`${at}/rules`, it.rules), exercised, 'unknown-rule', 'rule');
}

/** What a case has a source answer is something that it may answer. */
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
    const where = shape && misfit(shape, dataOf(event, said));
    if (where === undefined) continue;
    const message = `The source ${asked!.source} answers something else here.`;
    yield { pointer: `${at}/events/${index}/data${where}`, code: 'answer-shape', message };
  }
}

/** Golden cases name fields, steps and rules that their product has. */
export function checkCases(files: ProductFiles, subject: Subject, broken: readonly string[]): Fault[] {
  const ids = new Set<string>();
  return [...files]
    .filter(([file]) => file.startsWith(`${subject.id}/cases/`) && !broken.includes(file))
    .flatMap(([file, content]) => {
      const { cases, given = {}, said } = content as unknown as CasesFile;
      const sets = Object.entries(given).flatMap(([name, answers]) =>
        keys(`/given${pointerPart(name)}`, answers),
      );
      const findings = [...unknown(sets, subject.fields.keys(), 'unknown-field', 'field')];
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
        findings.push(...inCase(it, at, subject, Object.keys(given)), ...answerShapes(it, at, subject, said));
      }
      return findings.map((finding) => ({ ...finding, file }));
    });
}
