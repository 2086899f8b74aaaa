import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { keepForVisit, readOfVisit } from '../../shared/auth/visit';
import { TextLink } from '../../shared/ui/TextLink';
import { useExpiredBillets } from './api';

const onlyExpired = { status: 'Expired' };

/** Stores the uid that closed it: another user has other billets. */
const CLOSED = 'overdue-closed-by';

export function OverdueBanner({ uid }: { uid: string }) {
  const { data: expired = 0 } = useExpiredBillets();
  const [closed, setClosed] = useState(() => readOfVisit(CLOSED) === uid);
  if (closed || expired === 0) return null;
  const close = () => {
    keepForVisit(CLOSED, uid);
    setClosed(true);
  };
  return (
    <Alert tone="warning" title="Alertas" onClose={close}>
      <p>Você tem {expired} Boletos com pagamentos em atraso.</p>
      <TextLink asChild color="warning.fg" _hover={{ color: 'warning.fg' }}>
        <Link to={paths.billing} state={onlyExpired}>
          Ver Pendências &gt;
        </Link>
      </TextLink>
    </Alert>
  );
}
