import { ApiError } from './ApiError';
import type { FieldError } from '../../../contract/answers';

interface Envelope {
  StatusCode?: number | null;
  Code?: string;
  Title?: string;
  Message?: string | null;
  Errors?: readonly FieldError[];
  Data?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null;

/** Undefined when StatusCode is null or 200. */
export function refusal(body: unknown, status?: number): ApiError | undefined {
  const envelope = isEnvelope(body) ? body : {};
  const code = envelope.StatusCode ?? status ?? 200;
  if (code === 200) return undefined;
  return new ApiError({
    status: code,
    code: envelope.Code,
    title: envelope.Title,
    message: envelope.Message ?? 'Tente novamente mais tarde ou contate o Administrador do sistema.',
    errors: envelope.Errors,
  });
}

export const payload = (body: unknown): unknown => (isEnvelope(body) && 'Data' in body ? body.Data : body);
