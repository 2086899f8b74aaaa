import { createScope, frameOf } from '../compile/scope';
import type { Evaluate } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Origin } from '../model/Origin';
import { PagedList } from '../model/PagedList';
import { sameValue } from '../model/sameValue';
import type { Session } from '../model/Session';
import type { FoundBy } from '../review/foundBy';
import { agrees, relationWays } from '../session/agreement';
import { Transaction } from '../session/Transaction';
import { cleanValue } from '../text/cleanValue';
import { once } from '../text/once';
import { statesOfField } from './statesOf';

/**
 * A session of a sent request, of which nobody knows who wrote what: a value equal to what a rule gives counts as
 * that rule's. Values bound to each other are each explained by the others. What a look-up said cannot be seen from
 * the answers: `found` was kept when the request was taken.
 */
export function asWritten(session: Session, found: FoundBy = {}): Session {
  const { fields } = session.definition;
  const ruled = [...suggested(session), ...bound(session), ...forced(session)];
  const written = new Map<number, Origin>([...lookedUp(session, found), ...ruled]);
  return { ...session, origins: PagedList.of(fields.map(({ index }) => written.get(index))) };
}

const lookedUp = ({ definition }: Session, found: FoundBy): Written =>
  definition.fields.flatMap(({ index, path }) =>
    Object.hasOwn(found, path) ? [[index, { by: 'lookup', rule: found[path] }] as const] : [],
  );

type Written = readonly (readonly [index: number, origin: Origin])[];

const suggestions = once(({ source, byPath }: CompiledDefinition) => {
  const scope = createScope(byPath);
  return source.rules.initial
    .filter(({ follows }) => follows)
    .map(({ id, field, value }) => ({ id, index: scope.index(field), value: scope.compile(value) }));
});

function suggested(session: Session): Written {
  return suggestions(session.definition)
    .filter(({ index, value }) => holds(session, index, valueOf(value, session)))
    .map(({ id, index }) => [index, { by: 'initial', rule: id }] as const);
}

function bound(session: Session): Written {
  const transaction = new Transaction(session);
  return relationWays(session.definition).flatMap(({ rule: { id }, ways }) =>
    ways
      .filter((way) => agrees(way, transaction))
      .map(({ target, needs }) => {
        const inputs = needs.map((index) => [index, session.answers.at(index)] as const);
        return [target, { by: 'relation', rule: id, inputs }] as const;
      }),
  );
}

function forced(session: Session): Written {
  return session.definition.fields.flatMap(({ index, path }) => {
    const found = statesOfField(session, path).findLast(({ said }) => said?.value !== undefined);
    if (!found || !holds(session, index, found.said?.value)) return [];
    return [[index, { by: 'state', rule: found.rule.id }] as const];
  });
}

const valueOf = (value: Evaluate, session: Session): unknown => value(frameOf(session));

function holds({ definition, answers }: Session, index: number, value: unknown): boolean {
  const held = answers.at(index);
  return held !== undefined && sameValue(cleanValue(definition.fields[index]!.schema, value), held);
}
