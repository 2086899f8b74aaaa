import type { Session } from '../model/Session';
import { print } from '../print/print';
import { decimalText } from '../values/decimalText';
import { decimalOf } from '../values/exactDecimal';
import { isOfKind } from './upgrade';

/** What can be read of an answer whose question nobody knows any more. */
function bareText(answer: unknown): string {
  if (typeof answer === 'number') return decimalText(answer, decimalOf(answer).scale);
  if (typeof answer === 'string') return answer;
  const { label } = (answer ?? {}) as { readonly label?: unknown };
  return typeof label === 'string' ? label : '';
}

/** An answer as it stood on screen in the version that it was given in, `then` being a session of that where it is known. */
export function lostText(then: Session | undefined, former: string, answer: unknown): string {
  const field = then?.definition.byPath.get(former);
  const isReadable = field && isOfKind(field, answer);
  return isReadable ? print(answer, field.schema, then!.states.at(field.index)) : bareText(answer);
}
