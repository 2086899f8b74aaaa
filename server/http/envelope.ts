import type { Refusal } from '../../contract/answers';
import type { Problem } from './Problem';

/** The body of every success. The portal replaces the body by `Data`. */
export interface Success<T> {
  StatusCode: 200;
  Message: string | null;
  Data: T;
}

/** Wraps a route's answer in the specification's envelope (section 7). */
export function ok<T>(Data: T, Message: string | null = null): Success<T> {
  return { StatusCode: 200, Message, Data };
}

export function problemBody({ code, text, errors }: Problem): Refusal {
  return {
    StatusCode: text.status,
    Code: code,
    ...(text.title ? { Title: text.title } : {}),
    Message: text.message,
    ...(errors.length > 0 ? { Errors: [...errors] } : {}),
  };
}
