import { createScope } from '../compile/scope';
import type { QuestionnaireDefinition } from '../model/QuestionnaireDefinition';
import { truthy, type Json } from '../expression';
import { normalise } from '../model/normalise';
import type { Session } from '../model/Session';

interface Question {
  readonly source: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** The questionnaire of a session's definition. @throws where there is none: ask first whether there is. */
export function questionnaireOf({ definition }: Session): QuestionnaireDefinition {
  const { questionnaire } = definition.source;
  if (!questionnaire) throw new Error(`${definition.source.id} has no questionnaire.`);
  return questionnaire;
}

export function evaluate(session: Session, expression: Json, answer?: unknown): unknown {
  const env = { ...session.env, answer };
  return createScope(session.definition.byPath).compile(expression)({ values: session.answers.pages, env });
}

/** The source to ask, and with what; `undefined` without a questionnaire, or while a part is empty. */
export function questionOf(session: Session): Question | undefined {
  const ask = session.definition.source.questionnaire?.ask;
  if (!ask) return undefined;
  const parts = Object.entries(ask.request).map(
    ([name, value]) => [name, normalise(evaluate(session, value))] as const,
  );
  if (parts.some(([, value]) => value === undefined)) return undefined;
  return { source: ask.source, request: Object.fromEntries(parts) };
}

export function isAsked(session: Session, answer: unknown): boolean {
  return truthy(evaluate(session, questionnaireOf(session).when, answer));
}
