import type { BilletNotices } from '../../../contract/billing';
import { toast } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useSending } from '../../shared/forms/useSending';
import { saveNotices, useNotices } from './api';

export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useNotices();
  const { failure, ...sending } = useSending(async (chosen: BilletNotices) => {
    await saveNotices(chosen);
    toast('success', 'Avisos de boleto atualizados.');
    onClose();
  });
  const unread = error === undefined ? undefined : { message: describeError(error).message };
  return (
    <FormDialog
      title="Avisos de boleto"
      submit="Salvar"
      name="avisos-de-boleto"
      record={data}
      isReady={data !== undefined}
      failure={failure ?? unread}
      onClose={onClose}
      {...sending}
    />
  );
}
