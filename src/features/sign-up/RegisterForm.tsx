import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Alert, Button, ErrorSummary } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { describeError, type ErrorWords } from '../../shared/api/describeError';
import type { SocialProof } from '../../shared/auth/socialProof';
import { NewPasswordFields } from '../../shared/ui/NewPasswordFields';
import { postUser } from './api';
import { CompanyFields, PersonFields, ReachFields, TermsField, type FieldsProps } from './fields';
import { labels, personIssues, type Person, type PersonIssues } from './person';

interface RegisterFormProps {
  initial: Person;
  proof: SocialProof | null;
  onDone: () => void;
}

/** Where the server names a field otherwise than the form. */
const fieldOfPath: Record<string, keyof Person> = {
  Name: 'name',
  CPF: 'cpf',
  'Company.CPFCNPJ': 'cnpj',
  'Company.Name': 'company',
  MobilePhone: 'cell',
  Phone: 'phone',
  Email: 'email',
  Password: 'password',
};

/** Specification 1 §5, form incomplete. */
const incomplete = 'Verifique os campos em destaque antes de prosseguir.';

/** The registration, checked on submit; wrong fields are listed on top as links. */
export function RegisterForm({ initial, proof, onDone }: RegisterFormProps) {
  const { person, change, issues, problem, busy, attempt, submit } = useRegistration(initial, proof, onDone);
  const fields: FieldsProps = { person, issues, change };
  const { password, repeated } = person;
  const list = Object.entries(issues).map(([id, message]) => ({
    id,
    label: labels[id as keyof Person],
    message,
  }));
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      {list.length > 0 && <ErrorSummary title={incomplete} issues={list} attempt={attempt} />}
      {problem && (
        <Alert tone="danger" title={problem.title} live>
          <p>{problem.message}</p>
        </Alert>
      )}
      <PersonFields {...fields} />
      <CompanyFields {...fields} />
      <ReachFields {...fields} lockedEmail={proof !== null} />
      {!proof && (
        <NewPasswordFields label="Senha" value={{ password, repeated }} issues={issues} onChange={change} />
      )}
      <TermsField {...fields} />
      <Button type="submit" busy={busy}>
        Criar conta
      </Button>
    </chakra.form>
  );
}

function useRegistration(initial: Person, proof: SocialProof | null, onDone: () => void) {
  const [person, setPerson] = useState(initial);
  const [issues, setIssues] = useState<PersonIssues>({});
  const [problem, setProblem] = useState<ErrorWords>();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const send = async () => {
    setBusy(true);
    try {
      await postUser(person, proof);
      onDone();
    } catch (error) {
      setIssues(issuesOf(error));
      setProblem(describeError(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = personIssues(person, proof !== null);
    setIssues(found);
    setProblem(undefined);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0 && !busy) void send();
  };
  const change = (changes: Partial<Person>) => setPerson({ ...person, ...changes });
  return { person, change, issues, problem, busy, attempt, submit };
}

/** The fields that the server refused. */
function issuesOf(error: unknown): PersonIssues {
  const problems = error instanceof ApiError ? error.errors : [];
  return Object.fromEntries(
    problems.flatMap(({ path, message }) => (fieldOfPath[path] ? [[fieldOfPath[path], message]] : [])),
  );
}
