import { FormDialog } from '../../../shared/forms/FormDialog';
import { useSending } from '../../../shared/forms/useSending';
import { refreshDesk } from '../refreshDesk';

interface Props {
  readonly title: string;
  readonly name?: string;
  /** Rejects with ApiError. */
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

export function FilterNameDialog({ title, name, onName, onClose }: Props) {
  const sending = useSending(async (given: { name: string }) => {
    await onName(given.name);
    await refreshDesk();
    onClose();
  });
  return (
    <FormDialog
      title={title}
      submit="Salvar"
      name="filtro-salvo"
      record={name === undefined ? undefined : { name }}
      isFirst
      onClose={onClose}
      {...sending}
    />
  );
}
