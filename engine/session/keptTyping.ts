import { differing, put } from '../model/PagedList';
import { ownOrigin, ownValue } from '../model/ForcedOrigin';
import type { Lists, Session, Typing } from '../model/Session';
import type { KeptField, KeptTyping } from '../model/SessionEvent';
import { originOf, plainOrigin } from './provenance';

function movedSince({ base, moved }: Typing, { values, answers }: Session): ReadonlySet<number> {
  return new Set([...moved, ...differing(base.values, values), ...differing(base.answers, answers)]);
}

function keptField(base: Lists, index: number): KeptField {
  const origin = ownOrigin(base.origins.at(index));
  return {
    value: ownValue(base, index),
    answer: base.answers.at(index),
    origin: origin && plainOrigin(origin),
    replaced: base.replaced.get(index),
  };
}

export function keptTyping(session: Session): KeptTyping | undefined {
  const { typing, definition } = session;
  if (!typing) return undefined;
  const before = [...movedSince(typing, session)].map(
    (index) => [definition.fields[index]!.path, keptField(typing.base, index)] as const,
  );
  return { field: definition.fields[typing.field]!.path, before: Object.fromEntries(before) };
}

export function resumedTyping(session: Session, kept: KeptTyping | undefined): Typing | undefined {
  const { byPath } = session.definition;
  const field = kept && byPath.get(kept.field);
  if (!field || field.derived) return undefined;
  // It comes from the person's own draft and may be anything.
  const before = Object.entries(kept.before ?? {}).flatMap(([path, was]) => {
    const index = byPath.get(path)?.index;
    return index === undefined ? [] : [[index, was ?? {}] as const];
  });
  const base = before.reduce(
    (lists, [index, was]) => withField(session, lists, index, was),
    listsOf(session),
  );
  return { field: field.index, base, moved: before.map(([index]) => index) };
}

const listsOf = ({ values, answers, origins, replaced }: Session): Lists => ({
  values,
  answers,
  origins,
  replaced,
});

function withField(session: Session, lists: Lists, index: number, was: KeptField): Lists {
  const replaced = new Map(lists.replaced);
  if (was.replaced === undefined) replaced.delete(index);
  else replaced.set(index, was.replaced);
  return {
    values: put(lists.values, session.values, index, was.value),
    answers: put(lists.answers, session.answers, index, was.answer),
    origins: put(lists.origins, session.origins, index, originOf(session, was.origin)),
    replaced,
  };
}
