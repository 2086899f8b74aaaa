import type { FastifyRequest } from 'fastify';
import { type Environment, review, type ReviewIssue, type Session, sessionOf } from '../../../engine/index';
import { isBlank } from '../../../engine/values';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';

export type FormDeps = Pick<Deps, 'products' | 'clock'>;

export function reviewForm(
  deps: FormDeps,
  name: string,
  record: object,
  context?: Environment['context'],
): readonly ReviewIssue[] {
  const { compiled, env } = formOf(deps, name, context);
  return review(compiled, record, env).issues;
}

function cleanedAs(sent: unknown, made: unknown): unknown {
  if (typeof sent === 'string') {
    if (typeof made === 'string') return made;
    // What the form does not ask under these answers stays as it was sent.
    return isBlank(sent) ? '' : sent;
  }
  if (typeof sent !== 'object' || sent === null) return sent;
  const parts = (made ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(sent)) return sent.map((part, at) => cleanedAs(part, parts[at]));
  return Object.fromEntries(Object.entries(sent).map(([key, part]) => [key, cleanedAs(part, parts[key])]));
}

export function openForm(deps: FormDeps, name: string, context?: Environment['context']): Session {
  const { compiled, env } = formOf(deps, name, context);
  return sessionOf(compiled, {}, env);
}

function formOf({ products, clock }: FormDeps, name: string, context: Environment['context'] = {}) {
  const form = products.form(name);
  if (!form) throw new Error(`There is no form ${name}.`);
  const env: Environment = { today: clock.today(), constants: products.formConstants, context };
  return { compiled: form.compiled, env };
}

interface Filling {
  readonly record: object;
  readonly context?: Environment['context'];
}

type Filled<Body> = (body: Body, request: FastifyRequest) => Filling | Promise<Filling>;

/**
 * Refuses a body that its form would not have sent, with the form's own sentences (INVALID_REQUEST). Keeps of a
 * body only what the form would have sent: a caller that is no browser may send what must not be shown.
 */
export function filledIn<Body>(
  deps: FormDeps,
  name: string,
  filled: Filled<Body> = (body) => ({ record: body as object }),
) {
  return async (request: FastifyRequest): Promise<void> => {
    const { record, context } = await filled(request.body as Body, request);
    const { compiled, env } = formOf(deps, name, context);
    const { issues, record: made } = review(compiled, record, env);
    if (issues.length > 0) {
      throw refuse(
        'INVALID_REQUEST',
        issues.map(({ path, code, message }) => ({ path, code, message })),
      );
    }
    request.body = { ...(request.body as object), ...(cleanedAs(record, made) as object) };
  };
}
