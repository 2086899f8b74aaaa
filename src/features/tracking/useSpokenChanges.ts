import { useEffect, useRef } from 'react';
import { announce } from '../../../renderers/ui';
import { isChange } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import type { FoundQuote } from '../../../contract/search';

export function useSpokenChanges(items: readonly FoundQuote[]): void {
  const known = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { Identifier, Status } of items) {
      const before = known.current.get(Identifier);
      if (before !== undefined && before !== Status) {
        announce(`Solicitação ${Identifier}: ${statusWords(Status, isChange(Identifier)).label}`);
      }
      known.current.set(Identifier, Status);
    }
  }, [items]);
}
