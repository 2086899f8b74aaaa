import type { ReactNode } from 'react';
import { Button, EmptyState } from '../../../renderers/ui';

/** Moves the focus to the filters, which stay where the list was cleared. */
const toFilters = () => document.querySelector<HTMLElement>('search')?.focus({ preventScroll: true });

interface NoneFoundProps {
  readonly list: {
    readonly text: string;
    readonly filters: Readonly<Record<string, unknown>>;
    readonly clear: () => void;
    readonly lift: () => void;
  };
  readonly children: ReactNode;
}

export function NoneFound({ list, children }: NoneFoundProps) {
  const isHidden = list.text.trim() !== '' && Object.keys(list.filters).length > 0;
  const then = (step: () => void) => () => {
    step();
    toFilters();
  };
  return (
    <EmptyState
      action={
        <>
          {isHidden && <Button onClick={then(list.lift)}>Buscar sem os filtros</Button>}{' '}
          <Button kind="secondary" onClick={then(list.clear)}>
            Limpar filtros
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
