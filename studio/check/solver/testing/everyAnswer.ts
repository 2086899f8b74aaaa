import { compileSketch, environment, type Sketch } from '../../../../tests/engine/definitions';
import { frameOf } from '../../../../engine/compile/scope';
import { truthy } from '../../../../engine/expression';
import { fails } from '../../../../engine/session/issues';
import { start } from '../../../../engine/session/start';
import { transition } from '../../../../engine/session/transition';
import { isShown } from '../../../../engine/model/states';
import type { Session } from '../../../../engine/model/Session';

export interface Seen {
  readonly shown: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
}

export function everyAnswer(sketch: Sketch, domain: Readonly<Record<string, readonly unknown[]>>): Seen {
  const seen = {
    shown: new Set<string>(),
    hidden: new Set<string>(),
    failed: new Set<string>(),
    passed: new Set<string>(),
  };
  const look = (session: Session) => {
    for (const { path, index } of session.definition.fields)
      (isShown(session.states.at(index)) ? seen.shown : seen.hidden).add(path);
    for (const check of session.definition.checks) {
      const isAsked = check.fields.some((index) => isShown(session.states.at(index)));
      const isReady = check.needs.every((index) => session.answers.at(index) !== undefined);
      if (isAsked && fails(session, check)) seen.failed.add(check.rule.id);
      else if (isAsked && isReady && (!check.when || truthy(check.when(frameOf(session)))))
        seen.passed.add(check.rule.id);
    }
  };
  const fields = Object.entries(domain);
  const answer = (session: Session, place: number): void => {
    const entry = fields[place];
    if (!entry) return look(session);
    for (const value of [undefined, ...entry[1]])
      answer(transition(session, { type: 'edit', field: entry[0], value }).session, place + 1);
  };
  answer(start(compileSketch(sketch), environment).session, 0);
  return seen;
}
