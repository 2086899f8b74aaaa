import {
  answerWithin,
  createContext,
  type Environment,
  markManual,
  openScope,
  type Person,
  readManual,
  type Session,
  writeRecord,
} from '../../../../engine/index';
import type { Caller } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { FieldError } from '../../../http/Problem';
import type { Product } from '../../definitions/productStore';
import { refuseCorrection } from './problems';
import { ownerCaller, type CorrectionRow } from './repository';

type Answers = Readonly<Record<string, unknown>>;

/** A correction by a link is judged as the request's owner. */
export async function askerOf(db: Db, caller: Caller, quote: QuoteRow): Promise<Caller> {
  return caller.link ? ownerCaller(db, quote) : caller;
}

export function asChanged(rules: Environment, person: Person, { identifier }: QuoteRow): Environment {
  return { ...rules, context: createContext(person, { requestIdentifier: identifier }) };
}

/**
 * The request's record with a correction's answers, after the rules ran. Throws OUTSIDE_CORRECTION, which names
 * every answer that was not asked for.
 */
export function correctedRecord(
  { compiled }: Product,
  quote: QuoteRow,
  { fields }: Pick<CorrectionRow, 'fields'>,
  answers: Answers,
  env: Environment,
): Record<string, unknown> {
  const paths = fields.map(({ path }) => path);
  const { session: opened } = openScope(compiled, env, quote.answers, paths);
  const { session, refused } = answerWithin(opened, answers);
  if (refused.length > 0) throw refuseCorrection('OUTSIDE_CORRECTION', refused.map(outside(session)));
  return markManual(writeRecord(session), readManual(compiled, quote.record) ?? []);
}

const outside =
  ({ definition }: Session) =>
  (path: string): FieldError => {
    const title = definition.byPath.get(path)?.schema.title;
    const message = title
      ? `“${title}” não faz parte da correção pedida.`
      : 'Este campo não existe nesta solicitação.';
    return { path, code: 'outside', message };
  };
