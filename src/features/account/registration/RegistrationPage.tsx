import { chakra } from '@chakra-ui/react';
import { Alert, Skeleton } from '../../../../renderers/ui';
import { useOutdated } from '../../../shared/user/useOutdated';
import { useUser } from '../../../shared/user/useUser';
import { RegistrationCard } from './RegistrationCard';

/** /atualizacao-cadastral: name, phones, e-mail and address (decision 41). */
export function RegistrationPage() {
  const { user } = useUser();
  const outdated = useOutdated();
  if (!user) return <Skeleton lines={10} />;
  return (
    <chakra.div display="grid" gap="4">
      {outdated?.isOutdated && (
        <Alert tone="warning" title="Seu cadastro precisa de uma revisão">
          <p>Faz mais de um ano que estes dados foram confirmados. Confira e salve, mesmo sem alterações.</p>
        </Alert>
      )}
      <RegistrationCard key={user.uid} user={user} />
    </chakra.div>
  );
}
