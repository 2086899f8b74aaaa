import { useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  Dialog,
  Field,
  MaskedInput,
  TextInput,
  controlAria,
  toast,
} from '../../../../renderers/ui';
import { isValidTaxId } from '../../../../engine/values/taxId';
import { describeError } from '../../../shared/api/describeError';
import { ApiError } from '../../../shared/api/ApiError';
import { focusFirst } from '../../../shared/ui/focusFirst';
import { sentences } from '../../../shared/validation';
import { nominate, type DeskUser } from './users';
import styles from '../desk.module.css';

const FORM = 'nominate';

interface NominateDialogProps {
  user: DeskUser;
  onClose: () => void;
}

/** Nominates a user to a client of the executive's; one that is not there yet is registered with it. */
export function NominateDialog({ user, onClose }: NominateDialogProps) {
  const { document, setDocument, name, setName, issues, problem, busy, submit } = useNomination(
    user,
    onClose,
  );
  const documentFrame = {
    id: 'client-document',
    label: 'CPF/CNPJ do cliente',
    required: true,
    error: issues['client-document'],
  };
  const nameFrame = {
    id: 'client-name',
    label: 'Nome do cliente',
    required: true,
    error: issues['client-name'],
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" form={FORM} busy={busy}>
        Nomear
      </Button>
    </>
  );
  return (
    <Dialog title={`Nomear ${user.Name}`} onClose={onClose} actions={actions}>
      <form id={FORM} noValidate onSubmit={submit} className={styles.form}>
        {user.IsCPFShared && (
          <Alert tone="warning" title="CPF já usado em outra conta">
            <p>Este CPF pertence também a outra conta do portal. Confirme com a pessoa antes de nomear.</p>
          </Alert>
        )}
        {problem && (
          <Alert tone="danger" live>
            <p>{problem}</p>
          </Alert>
        )}
        <Field {...documentFrame}>
          <MaskedInput
            {...controlAria(documentFrame)}
            mask="cpf-cnpj"
            value={document}
            onChange={setDocument}
          />
        </Field>
        <Field {...nameFrame} hint="Usado só quando o cliente ainda não está cadastrado.">
          <TextInput {...controlAria(nameFrame)} value={name} onChange={setName} maxLength={200} />
        </Field>
      </form>
    </Dialog>
  );
}

function useNomination(user: DeskUser, onClose: () => void) {
  const [document, setDocument] = useState(user.Company?.CPFCNPJ ?? '');
  const [name, setName] = useState(user.Company?.Name ?? '');
  const [issues, setIssues] = useState<Record<string, string | undefined>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await nominate(user.Uid, { CPFCNPJ: document, Name: name.trim() });
      toast('success', `${user.Name} já pode entrar no portal.`);
      onClose();
    } catch (error) {
      // A 404 has its own words here: the client is another executive's.
      setProblem(error instanceof ApiError ? error.message : describeError(error).message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      'client-document': isValidTaxId(document) ? undefined : 'CPF/CNPJ inválido.',
      'client-name': name.trim() === '' ? sentences.required : undefined,
    };
    setIssues(found);
    setProblem(undefined);
    if (!focusFirst(found) && !busy) void send();
  };
  return { document, setDocument, name, setName, issues, problem, busy, submit };
}
