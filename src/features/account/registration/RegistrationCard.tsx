import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Card, ErrorSummary, toast } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { PlainFields } from '../../../shared/form/PlainFields';
import { validatePlain, type Issues } from '../../../shared/form/plainForm';
import { paths } from '../../../shared/paths';
import type { LoggedUser } from '../../../shared/user/LoggedUser';
import { putRegistration } from '../api';
import { useEmailChanged } from './useEmailChanged';
import { useCep } from './useCep';
import {
  addressFields,
  bodyOf,
  formOf,
  personFields,
  registrationFields,
  type RegistrationForm,
  type RegistrationKey,
} from './registrationForm';

const PREFIX = 'registration';

/** The form; saved data counts as confirmed today. */
export function RegistrationCard({ user }: { user: LoggedUser }) {
  const navigate = useNavigate();
  const leaveWithNewEmail = useEmailChanged();
  const [form, setForm] = useState(() => formOf(user));
  const [issues, setIssues] = useState<Issues<RegistrationKey>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const edit = (changes: Partial<RegistrationForm>) => {
    setForm((current) => ({ ...current, ...changes }));
    const cleared = Object.fromEntries(Object.keys(changes).map((key) => [key, undefined]));
    setIssues((current) => ({ ...current, ...cleared }));
  };
  const cep = useCep(edit);
  const change = (key: RegistrationKey, value: string) => {
    edit({ [key]: value });
    if (key === 'cep') void cep.lookUp(value);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = validatePlain(registrationFields, form);
    setIssues(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const body = bodyOf(form);
      await putRegistration(user, body);
      if (body.email.toLowerCase() !== user.email) return await leaveWithNewEmail(body.email);
      toast('success', 'Seus dados foram atualizados.');
      void navigate(paths.home);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  const wrong = registrationFields.filter(({ key }) => issues[key]);
  const shared = { values: form, issues, prefix: PREFIX, onChange: change };
  return (
    <Card asChild>
      <form noValidate onSubmit={(event) => void save(event)}>
        <chakra.div display="grid" gap="6">
          <ErrorSummary
            attempt={attempt}
            issues={wrong.map(({ key, label }) => ({
              id: `${PREFIX}-${key}`,
              label,
              message: issues[key]!,
            }))}
          />
          <chakra.h2 fontSize="lg">Dados pessoais</chakra.h2>
          <PlainFields fields={personFields} {...shared} />
          <chakra.h2 fontSize="lg">Endereço</chakra.h2>
          <PlainFields fields={addressFields} {...shared} busy={cep.busy ? 'cep' : undefined} />
          <chakra.div display="flex" justifyContent="flex-end" gap="3">
            <Button kind="quiet" onClick={() => void navigate(-1)}>
              Voltar
            </Button>
            <Button type="submit" busy={busy}>
              Salvar
            </Button>
          </chakra.div>
        </chakra.div>
      </form>
    </Card>
  );
}
