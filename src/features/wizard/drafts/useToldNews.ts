import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ToldNews } from '../../../../renderers';

export function useToldNews(opened: ToldNews) {
  const left = useRef(opened);
  useLayoutEffect(() => void (left.current = opened), [opened]);
  return useMemo(
    () => ({
      read: () => (left.current.steps.length > 0 ? left.current : undefined),
      close: (closed?: string) => {
        const { steps, isSummaryClosed } = left.current;
        left.current = {
          steps: steps.filter(({ step }) => step !== closed),
          isSummaryClosed: isSummaryClosed || closed === undefined,
        };
      },
    }),
    [],
  );
}
