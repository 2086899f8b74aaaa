import { truthy, type Evaluate } from '../expression';
import { createScope } from '../compile/scope';
import type { CompiledDefinition } from '../compile/types';
import type { Session } from '../session/types';
import { once } from '../text/once';
import { mappingsOf } from './mapping';
import { getIn, setIn } from './paths';

export type ApiRecord = Record<string, unknown>;

interface Addition {
  readonly toKeys: readonly string[];
  readonly value: Evaluate;
  readonly when?: Evaluate;
}

const additionsOf = once(({ source, byPath }: CompiledDefinition): readonly Addition[] => {
  const scope = createScope(byPath);
  return source.record.adds.map(({ to, value, when }) => ({
    toKeys: to.split('.'),
    value: scope.compile(value),
    when: when === undefined ? undefined : scope.compile(when),
  }));
});

/** The API's record of a session's answers: renamed, nested and formatted as record.json says. */
export function writeRecord(session: Session): ApiRecord {
  const { definition, answers, env } = session;
  const record: ApiRecord = {};
  for (const { field, inner, innerKeys, toKeys, codec } of mappingsOf(definition.source)) {
    const answer = answers[definition.byPath.get(field)!.index];
    const value = inner ? getIn(answer, innerKeys) : answer;
    if (value !== undefined) setIn(record, toKeys, codec.write(value, env.today));
  }
  const frame = { values: answers, env };
  for (const add of additionsOf(definition)) {
    if (add.when && !truthy(add.when(frame))) continue;
    const value = add.value(frame);
    if (value !== undefined && value !== null) setIn(record, add.toKeys, value);
  }
  return record;
}
