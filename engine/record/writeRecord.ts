import { truthy, type Frame } from '../expression';
import type { RecordAddition } from '../definition/types';
import { createScope } from '../compile/scope';
import type { CompiledDefinition } from '../compile/types';
import type { Session } from '../session/types';
import { mappingsOf } from './mapping';
import { getPath, setPath } from './paths';

export type ApiRecord = Record<string, unknown>;

function addition(add: RecordAddition, definition: CompiledDefinition, frame: Frame): unknown {
  const scope = createScope(definition.byPath);
  if (add.when !== undefined && !truthy(scope.compile(add.when)(frame))) return undefined;
  return scope.compile(add.value)(frame);
}

/** The API's record of a session's answers: renamed, nested and formatted as record.json says. */
export function writeRecord(session: Session): ApiRecord {
  const { definition, answers, env } = session;
  const record: ApiRecord = {};
  for (const { field, inner, to, codec } of mappingsOf(definition.source)) {
    const answer = answers[definition.byPath.get(field)!.index];
    const value = inner ? getPath(answer, inner) : answer;
    if (value !== undefined) setPath(record, to, codec.write(value));
  }
  for (const add of definition.source.record.adds) {
    const value = addition(add, definition, { values: answers, env });
    if (value !== undefined && value !== null) setPath(record, add.to, value);
  }
  return record;
}
