import { useState } from 'react';
import type { FieldError } from '../../../contract/answers';
import { ApiError } from '../api/ApiError';
import { describeError, type ErrorWords } from '../api/describeError';
import { useIntention } from '../api/useIntention';

const messageOf = (error: unknown) => describeError(error).message;

/** Sends a filled form once: busy meanwhile, and what is refused is said at its fields, or over them. */
export function useSending<Body>(
  send: (body: Body, key: string) => Promise<unknown>,
  words: (error: unknown) => string = messageOf,
) {
  const { busy, run } = useIntention(send);
  const [failure, setFailure] = useState<ErrorWords>();
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const onSubmit = async (body: Body) => {
    setFailure(undefined);
    try {
      await run(body);
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : [];
      setRefused(fields);
      if (fields.length === 0) setFailure({ message: words(error) });
    }
  };
  return { busy, failure, refused, onSubmit };
}
