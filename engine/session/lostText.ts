import type { Session } from '../model/Session';
import { print } from '../print/print';
import { decimalText } from '../values/decimalText';
import { decimalOf } from '../values/exactDecimal';
import { isOfKind } from './isOfKind';

/** What can still be read of an answer whose question no longer exists. */
function bareText(answer: unknown): string {
  if (typeof answer === 'number') return decimalText(answer, decimalOf(answer).scale);
  if (typeof answer === 'string') return answer;
  const { label } = (answer ?? {}) as { readonly label?: unknown };
  return typeof label === 'string' ? label : '';
}

/**
 * An answer as it was shown in the version that it was given in; `then` is a session of that version where it is
 * known.
 */
export function lostText(then: Session | undefined, former: string, answer: unknown): string {
  const field = then?.definition.byPath.get(former);
  const isReadable = field && isOfKind(field, answer);
  return isReadable ? print(answer, field.schema, then!.states.at(field.index)) : bareText(answer);
}
