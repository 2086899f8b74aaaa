import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { applyMask, Button, Skeleton } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { Form } from '../../../shared/forms/Form';
import { useOwnCompanies } from '../api';
import type { InviteBody, ManagedUser } from '../../../../contract/users';
import type { ClientEntry } from '../../../../contract/clients';

interface UserFormCardProps {
  /** Absent for a new user. */
  user?: ManagedUser;
  submit: string;
  cancel: ReactNode;
  /** Rejects with ApiError, which is shown. For an existing user the e-mail is left out. */
  onSubmit: (user: InviteBody) => Promise<void>;
}

const optionOf = ({ name, cpfcnpj }: ClientEntry) => ({
  value: cpfcnpj,
  label: `${name} · ${applyMask('cnpj', cpfcnpj)}`,
});

const recordOf = (user: ManagedUser) => ({
  ...user,
  companies: user.companies.map(({ cpfcnpj }) => cpfcnpj),
});

/** A company that is the only one is preselected. */
export function UserFormCard({ user, submit, cancel, onSubmit }: UserFormCardProps) {
  const companies = useOwnCompanies();
  const [busy, setBusy] = useState(false);
  const save = async (sent: InviteBody) => {
    setBusy(true);
    await onSubmit(sent).catch(showError);
    setBusy(false);
  };
  if (!companies) return <Skeleton lines={5} />;
  return (
    <Form<InviteBody>
      name="usuario"
      onErrors="focus"
      context={{ isNew: !user, companies: companies.map(optionOf) }}
      record={user && recordOf(user)}
      onSubmit={(sent) => void save(sent)}
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" mt="5">
        {cancel}
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </chakra.div>
    </Form>
  );
}
