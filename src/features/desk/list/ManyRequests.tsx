import type { QueueEntry } from '../../../../contract/deskQueue';
import { isOpen } from '../../../../contract/statuses/quote';
import { Button } from '../../../../renderers/ui';
import { CopyNumbers } from '../../../shared/table/CopyNumbers';
import { useHolding } from '../holding/useHolding';

interface ManyRequestsProps {
  readonly rows: readonly QueueEntry[];
  readonly onDone: () => void;
}

export function ManyRequests({ rows, onDone }: ManyRequestsProps) {
  const { busy, takeAll } = useHolding();
  const free = rows.filter(({ HeldBy, Status }) => HeldBy === null && isOpen(Status));
  const take = async () => {
    await takeAll(free.map(({ Identifier }) => Identifier));
    onDone();
  };
  return (
    <>
      {free.length > 0 && (
        <Button size="sm" busy={busy} onClick={() => void take()}>
          {free.length === rows.length ? 'Assumir' : `Assumir ${free.length} sem responsável`}
        </Button>
      )}
      <CopyNumbers numbers={rows.map(({ Identifier }) => Identifier)} />
    </>
  );
}
