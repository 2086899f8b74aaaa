import { useMemo, useRef } from 'react';
import { dismissToast, toast } from '../../../renderers/ui';
import { describeError } from '../api/describeError';

/** Says what went wrong, which stays until it is closed: the next attempt at the same takes it away. */
export function useFailureToast() {
  const said = useRef<number>(undefined);
  return useMemo(
    () => ({
      say: (error: unknown) => void (said.current = toast('danger', describeError(error).message)),
      clear: () => {
        if (said.current !== undefined) dismissToast(said.current);
        said.current = undefined;
      },
    }),
    [],
  );
}
