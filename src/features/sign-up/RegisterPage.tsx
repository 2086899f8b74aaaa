import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Alert, LinkButton } from '../../../renderers/ui';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { paths } from '../../shared/paths';
import { afterLoading } from '../../shared/ui/afterLoading';
import { forgetSocialProof, socialProofFor } from '../../shared/auth/socialProof';
import { RegisterForm } from './RegisterForm';

interface Prefilled {
  email?: string;
  name?: string | null;
}

/** /register and /silent-register; who comes from a social network brings e-mail and name, and its proof. */
export function RegisterPage() {
  const known = (useLocation().state as Prefilled | null) ?? {};
  const [proof] = useState(() => socialProofFor(known.email));
  const [done, setDone] = useState(false);
  const finish = () => {
    forgetSocialProof();
    setDone(true);
  };
  if (done) return <Received social={proof !== null} />;
  return (
    <PublicFrame
      title="Criar uma conta"
      lead="Depois do cadastro, um executivo confere os dados e libera o seu acesso."
    >
      {proof && (
        <Alert tone="info">
          <p>Você entrou como {proof.email}, que ainda não tem cadastro. Complete os seus dados.</p>
        </Alert>
      )}
      <RegisterForm known={{ Email: known.email, Name: known.name ?? '' }} proof={proof} onDone={finish} />
      <LinkButton asChild kind="quiet" css={afterLoading}>
        <Link to={paths.login}>Já tenho conta</Link>
      </LinkButton>
    </PublicFrame>
  );
}

const Received = ({ social }: { social: boolean }) => (
  <PublicFrame title="Cadastro recebido">
    <Alert tone="success" live>
      <p>
        {social
          ? 'Recebemos o seu cadastro. Um executivo vai conferir os dados e liberar o seu acesso.'
          : 'Recebemos o seu cadastro. Enviamos uma mensagem para o seu e-mail com o próximo passo; depois disso, um executivo libera o seu acesso.'}
      </p>
    </Alert>
    <LinkButton asChild>
      <Link to={paths.login}>Voltar para Entrar</Link>
    </LinkButton>
  </PublicFrame>
);
