import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react';
import { leaveRow } from './leave';
import { MovingItem } from './movingElements';
import { useBegun } from './useBegun';
import { useLeaving } from './useLeaving';

const Begun = createContext<{ current: boolean }>({ current: true });

/** Initial rows appear at once; later ones unfold. */
export const Rows = ({ children }: { children: ReactNode }) => <Begun value={useBegun()}>{children}</Begun>;

interface RowProps extends Omit<ComponentProps<'li'>, 'ref'> {
  inLine?: boolean;
}

/** Must have no padding of its own where it folds. */
export function Row({ inLine = false, ...rest }: RowProps) {
  const begun = use(Begun);
  const way = inLine ? 'fade' : 'unfold';
  const [comes] = useState<'fade' | 'unfold' | 'stand'>(() => (begun.current ? way : 'stand'));
  const ref = useLeaving<HTMLLIElement>((row) => leaveRow(row, !inLine));
  return <MovingItem ref={ref} comes={comes} {...rest} />;
}
