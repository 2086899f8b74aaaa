import { useState } from 'react';
import { keepForVisit, readOfVisit } from '../../../src/shared/auth/visit';
import { useUid } from '../../../src/shared/auth/useSession';

/** Causes marked as mistakes of the definition, kept in the tab until its person signs out. */
export function useMarks(draft: string, product: string) {
  const uid = useUid();
  const key = `mending:${uid ?? ''}:${draft}:${product}`;
  const [marks, setMarks] = useState<ReadonlySet<string>>(() => new Set(readOfVisit<string[]>(key)));
  const mark = (cause: string, isMistake: boolean) => {
    const next = new Set(marks);
    if (isMistake) next.add(cause);
    else next.delete(cause);
    keepForVisit(key, [...next]);
    setMarks(next);
  };
  return { marks, mark };
}
