import { FormDialog } from '../../../shared/forms/FormDialog';
import { useSending } from '../../../shared/forms/useSending';
import { refreshDesk } from '../refreshDesk';
import { keepText, type DeskText, type DeskTextBody } from './api';

interface Props {
  readonly text: DeskText | undefined;
  readonly onClose: () => void;
}

const recordOf = ({ Kind, Title, Text }: DeskText): DeskTextBody => ({
  kind: Kind,
  title: Title,
  text: Text,
});

export function TextDialog({ text, onClose }: Props) {
  const sending = useSending(async (body: DeskTextBody) => {
    await keepText(text?.Id, body);
    await refreshDesk();
    onClose();
  });
  return (
    <FormDialog
      title={text ? 'Editar texto pronto' : 'Novo texto pronto'}
      submit="Salvar"
      name="texto-pronto"
      record={text && recordOf(text)}
      isFirst
      onClose={onClose}
      {...sending}
    />
  );
}
