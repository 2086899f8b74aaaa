import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Card, toast } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { Form } from '../../../shared/forms/Form';
import { dropForm } from '../../../shared/forms/keptForm';
import { paths } from '../../../shared/paths';
import type { LoggedUser, RegistrationBody } from '../../../../contract/people';
import { putRegistration } from '../api';
import { useEmailChanged } from './useEmailChanged';

/** The form; saved data counts as confirmed today. What is typed outlives the page until it is saved or left by "Voltar". */
export function RegistrationCard({ user }: { user: LoggedUser }) {
  const navigate = useNavigate();
  const leaveWithNewEmail = useEmailChanged();
  const [busy, setBusy] = useState(false);
  const kept = `registration:${user.uid}`;
  const leave = () => {
    dropForm(kept);
    void navigate(-1);
  };
  const save = async (body: RegistrationBody) => {
    setBusy(true);
    try {
      await putRegistration(user, body);
      dropForm(kept);
      if (body.email.toLowerCase() !== user.email) return await leaveWithNewEmail(body.email);
      toast('success', 'Seus dados foram atualizados.');
      void navigate(paths.home);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <Card>
      <chakra.h2 fontSize="lg" mb="4">
        Dados pessoais
      </chakra.h2>
      <Form<RegistrationBody>
        name="cadastro"
        kept={kept}
        context={{ cep: user.address.cep, place: user.address.place }}
        record={user}
        onSubmit={(body) => void save(body)}
      >
        <chakra.div display="flex" justifyContent="flex-end" gap="3" mt="6">
          <Button kind="quiet" onClick={leave}>
            Voltar
          </Button>
          <Button type="submit" busy={busy}>
            Salvar
          </Button>
        </chakra.div>
      </Form>
    </Card>
  );
}
