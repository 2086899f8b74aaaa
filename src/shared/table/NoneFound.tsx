import type { ReactNode } from 'react';
import { Button, EmptyState } from '../../../renderers/ui';

/** The filters stay where their cleared list was: who cleared them goes on there. */
const toFilters = () => document.querySelector<HTMLElement>('search')?.focus({ preventScroll: true });

/** That nothing combines with the filters of a list, in its own words, and the way back to all of it. */
export function NoneFound({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  const clear = () => {
    onClear();
    toFilters();
  };
  return (
    <EmptyState
      action={
        <Button kind="secondary" onClick={clear}>
          Limpar filtros
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
