import { useMemo, useRef } from 'react';
import { dismissToast, toast } from '../../../renderers/ui';
import { describeError } from '../api/describeError';

/** The toast stays until closed, or until the next attempt. */
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
