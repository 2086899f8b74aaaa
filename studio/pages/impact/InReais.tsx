import { Skeleton } from '../../../renderers/ui';
import type { Rated } from '../../impact/money/Rated';
import { Money } from './Money';
import type { Impact, Replays } from './useImpact';

interface Props {
  readonly impact: Pick<Impact, 'requests' | 'drafts' | 'isRunning'>;
  readonly examples: readonly Rated[];
}

export function InReais({ impact: { requests, drafts, isRunning }, examples }: Props) {
  const isAwaited = isRunning && examples.length > 0;
  return (
    <>
      <Money title="Em reais: carteira de exemplo, dos casos" rated={examples} />
      <Late title="Em reais: pedidos registrados" replays={requests} isAwaited={isAwaited} lines={10} />
      <Late title="Em reais: rascunhos completos" replays={drafts} isAwaited={isAwaited} lines={2} />
    </>
  );
}

interface LateProps {
  readonly title: string;
  readonly replays: Replays | undefined;
  readonly isAwaited: boolean;
  readonly lines: number;
}

/** Figures that change with every page of replays wait for the end or for a stop. */
function Late({ title, replays, isAwaited, lines }: LateProps) {
  if (isAwaited && !replays?.isOver) return <Skeleton label={`${title}: na fila`} lines={lines} />;
  return replays ? <Money title={title} rated={replays.totals.rated} /> : null;
}
