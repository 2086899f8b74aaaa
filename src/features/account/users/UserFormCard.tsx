import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { PlainFields } from '../../../shared/form/PlainFields';
import { validatePlain, type Issues } from '../../../shared/form/plainForm';
import { useOwnCompanies, type InvitedUser, type ManagedUser } from '../api';
import { COMPANIES_ID, CompanyChoice } from './CompanyChoice';
import { fieldsFor, formFor, invitedBy, type UserKey } from './userForm';

interface UserFormCardProps {
  /** Whom it changes; nobody for a new user. */
  user?: ManagedUser;
  submit: string;
  cancel: ReactNode;
  /** Rejects with ApiError, which is shown. */
  onSubmit: (user: InvitedUser) => Promise<void>;
}

type UserIssues = Issues<UserKey | 'companies'>;

/** A user's data and companies. A company that is the only one is chosen from the start. */
export function UserFormCard({ user, submit, cancel, onSubmit }: UserFormCardProps) {
  const companies = useOwnCompanies() ?? [];
  const fields = fieldsFor(user);
  const [form, setForm] = useState(() => formFor(user));
  const [picked, setPicked] = useState<readonly string[] | undefined>(
    user?.companies.map(({ cpfcnpj }) => cpfcnpj),
  );
  const [issues, setIssues] = useState<UserIssues>({});
  const [busy, setBusy] = useState(false);
  const only = companies.length === 1 ? companies.map(({ cpfcnpj }) => cpfcnpj) : [];
  const chosen = picked ?? only;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found: UserIssues = validatePlain(fields, form);
    if (chosen.length === 0) found.companies = 'Selecione pelo menos uma empresa.';
    setIssues(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    setBusy(true);
    await onSubmit(invitedBy(form, chosen)).catch(showError);
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <chakra.div display="grid" gap="5">
        <PlainFields
          fields={fields}
          values={form}
          issues={issues}
          prefix="user"
          onChange={(key, value) => {
            setForm({ ...form, [key]: value });
            setIssues({ ...issues, [key]: undefined });
          }}
        />
        <CompanyChoice
          companies={companies}
          chosen={chosen}
          error={issues.companies}
          onChange={(next) => {
            setPicked(next);
            setIssues({ ...issues, companies: undefined });
          }}
        />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          {cancel}
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </chakra.div>
      </chakra.div>
    </form>
  );
}

function focusFirst(issues: UserIssues) {
  const [key] = Object.keys(issues);
  const id = key === 'companies' ? COMPANIES_ID : `user-${key}`;
  const field = document.querySelector<HTMLElement>(`[data-field="${id}"]`);
  field?.querySelector('input')?.focus();
}
