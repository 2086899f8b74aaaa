import type { FieldError } from '../../../contract/answers';

interface ApiErrorDetails {
  /** HTTP status, or the envelope's StatusCode; 0 when no answer came. */
  status: number;
  /** Machine-readable: the server's Code, or NETWORK, TIMEOUT, SESSION_REFRESH. */
  code?: string | undefined;
  title?: string | undefined;
  message: string;
  errors?: readonly FieldError[] | undefined;
}

/** Every way a call fails; the client rejects with nothing else. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly title: string | undefined;
  readonly errors: readonly FieldError[];

  constructor({ status, code, title, message, errors = [] }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.title = title;
    this.errors = errors;
  }
}
