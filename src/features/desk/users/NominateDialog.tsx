import type { ClientBody, DeskUser } from '../../../../contract/nomination';
import { Alert, toast } from '../../../../renderers/ui';
import { ApiError } from '../../../shared/api/ApiError';
import { describeError } from '../../../shared/api/describeError';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useSending } from '../../../shared/forms/useSending';
import { nominate } from './users';

interface NominateDialogProps {
  user: DeskUser;
  onClose: () => void;
}

// A 404's message is kept: the client is another executive's.
const wordsOf = (error: unknown) => (error instanceof ApiError ? error : describeError(error)).message;

export function NominateDialog({ user, onClose }: NominateDialogProps) {
  const sending = useSending(async (client: ClientBody) => {
    await nominate(user.Uid, client);
    toast('success', `${user.Name} já pode entrar no portal.`);
    onClose();
  }, wordsOf);
  return (
    <FormDialog
      title={`Nomear ${user.Name}`}
      submit="Nomear"
      name="nomeacao"
      record={user.Company ?? undefined}
      onClose={onClose}
      {...sending}
    >
      {user.IsCPFShared && (
        <Alert tone="warning" title="CPF já usado em outra conta">
          <p>Este CPF pertence também a outra conta do portal. Confirme com a pessoa antes de nomear.</p>
        </Alert>
      )}
    </FormDialog>
  );
}
