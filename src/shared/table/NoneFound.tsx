import type { ReactNode } from 'react';
import { Button, EmptyState } from '../../../renderers/ui';

/** That nothing combines with the filters of a list, in its own words, and the way back to all of it. */
export const NoneFound = ({ onClear, children }: { onClear: () => void; children: ReactNode }) => (
  <EmptyState
    action={
      <Button kind="secondary" onClick={onClear}>
        Limpar filtros
      </Button>
    }
  >
    {children}
  </EmptyState>
);
