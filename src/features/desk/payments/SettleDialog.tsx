import type { Difference } from '../../../../contract/billing';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useSending } from '../../../shared/forms/useSending';
import { settleDifference } from './api';

interface SettleDialogProps {
  difference: Difference;
  onClose: () => void;
  onSettled: () => void;
}

export function SettleDialog({ difference, onClose, onSettled }: SettleDialogProps) {
  const sending = useSending(async ({ note }: { note: string }) => {
    await settleDifference({ id: difference.Id, note });
    onSettled();
  });
  return (
    <FormDialog
      title="Resolver a diferença"
      submit="Resolver"
      name="acerto-de-pagamento"
      onClose={onClose}
      {...sending}
    />
  );
}
