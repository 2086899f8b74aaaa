import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FieldError } from '../../../contract/answers';
import { Button } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { describeError, type ErrorWords } from '../../shared/api/describeError';
import type { SocialProof } from '../../shared/auth/socialProof';
import { Form } from '../../shared/forms/Form';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { Failure } from '../../shared/ui/Failure';
import { postUser, type Person } from './api';

interface RegisterFormProps {
  known: { Name: string; Email?: string | undefined };
  proof: SocialProof | null;
  onDone: () => void;
}

interface Problem extends ErrorWords {
  refused: readonly FieldError[];
}

export function RegisterForm({ known, proof, onDone }: RegisterFormProps) {
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const send = async (person: Person) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await postUser(person, proof);
      onDone();
    } catch (error) {
      setProblem({ ...describeError(error), refused: error instanceof ApiError ? error.errors : [] });
      setBusy(false);
    }
  };
  return (
    <Form<Person>
      name="nova-conta"
      context={{ social: proof !== null }}
      record={known}
      refused={problem?.refused}
      onSubmit={(person) => void send(person)}
    >
      <chakra.div display="grid" gap="4" mt="2">
        <TextLink asChild fontSize="sm" justifySelf="start">
          <Link to={paths.publicTerms} target="_blank">
            Ler os Termos de Uso
          </Link>
        </TextLink>
        <Failure words={problem} />
        <Button type="submit" busy={busy}>
          Criar conta
        </Button>
      </chakra.div>
    </Form>
  );
}
