import { truthy, type Evaluate } from '../expression';
import { createScope, frameOf } from '../compile/scope';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import { isShown } from '../model/states';
import type { Session } from '../model/Session';
import { once } from '../text/once';
import { layoutOf, type Place } from './layout';
import { mappingsOf, type Mapping } from './mapping';
import { getIn, setIn } from './paths';

export type ApiRecord = Record<string, unknown>;

interface Addition {
  readonly toKeys: readonly string[];
  readonly value: Evaluate;
  readonly when: Evaluate | undefined;
}

const additionsOf = once(({ source, byPath }: CompiledDefinition): readonly Addition[] => {
  const scope = createScope(byPath);
  return source.record.adds.map(({ to, value, when }) => ({
    toKeys: to.split('.'),
    value: scope.compile(value),
    when: when === undefined ? undefined : scope.compile(when),
  }));
});

function written({ answers, env }: Session, { index, inner, innerKeys, codec }: Mapping): unknown {
  const answer = answers.at(index);
  const value = inner ? getIn(answer, innerKeys) : answer;
  return value === undefined ? undefined : codec.write(value, env.today);
}

/** What is written below a place; nothing where there is no answer. Of several answers for one place the last counts. */
function writeParts(session: Session, place: Place): ApiRecord | undefined {
  let record: ApiRecord | undefined;
  for (const part of place.parts) {
    let value: unknown = part.parts.length > 0 ? writeParts(session, part) : undefined;
    for (const mapping of part.mappings) value = written(session, mapping) ?? value;
    if (value !== undefined) (record ??= {})[part.key] = value;
  }
  return record;
}

export function writeRecord(session: Session): ApiRecord {
  const { definition } = session;
  const record = writeParts(session, layoutOf(definition.source)) ?? {};
  const frame = frameOf(session);
  for (const add of additionsOf(definition)) {
    if (add.when && !truthy(add.when(frame))) continue;
    const value = add.value(frame);
    if (value !== undefined && value !== null) setIn(record, add.toKeys, value);
  }
  return record;
}

/** As `writeRecord`, and null for what was asked and not answered: the body of a call that names all of its parts. */
export function writeWholeRecord(session: Session): ApiRecord {
  const record = writeRecord(session);
  for (const { index, inner, toKeys } of mappingsOf(session.definition.source)) {
    const isOpen = session.answers.at(index) === undefined && isShown(session.states.at(index));
    if (isOpen && !inner) setIn(record, toKeys, null);
  }
  return record;
}
