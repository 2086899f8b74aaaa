import { truthy, type Evaluate } from '../expression';
import { createScope } from '../compile/scope';
import type { CompiledDefinition } from '../compile/types';
import type { Session } from '../session/types';
import { once } from '../text/once';
import { mappingsOf } from './mapping';
import { getPath, setPath } from './paths';

export type ApiRecord = Record<string, unknown>;

interface Addition {
  readonly to: string;
  readonly value: Evaluate;
  readonly when?: Evaluate;
}

const additionsOf = once(({ source, byPath }: CompiledDefinition): readonly Addition[] => {
  const scope = createScope(byPath);
  return source.record.adds.map(({ to, value, when }) => ({
    to,
    value: scope.compile(value),
    when: when === undefined ? undefined : scope.compile(when),
  }));
});

/** The API's record of a session's answers: renamed, nested and formatted as record.json says. */
export function writeRecord(session: Session): ApiRecord {
  const { definition, answers, env } = session;
  const record: ApiRecord = {};
  for (const { field, inner, to, codec } of mappingsOf(definition.source)) {
    const answer = answers[definition.byPath.get(field)!.index];
    const value = inner ? getPath(answer, inner) : answer;
    if (value !== undefined) setPath(record, to, codec.write(value));
  }
  const frame = { values: answers, env };
  for (const add of additionsOf(definition)) {
    if (add.when && !truthy(add.when(frame))) continue;
    const value = add.value(frame);
    if (value !== undefined && value !== null) setPath(record, add.to, value);
  }
  return record;
}
