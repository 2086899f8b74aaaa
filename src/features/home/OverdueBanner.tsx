import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { useExpiredBillets } from './api';

/** What /financeiro is opened with: the filter of its list. */
const onlyExpired = { status: 'Expired' };

/** Says how many billets are overdue and leads to them; gone for this visit once it is closed. */
export function OverdueBanner() {
  const { data: expired = 0 } = useExpiredBillets();
  const [closed, setClosed] = useState(false);
  if (closed || expired === 0) return null;
  return (
    <Alert tone="warning" title="Alertas" onClose={() => setClosed(true)}>
      <p>Você tem {expired} Boletos com pagamentos em atraso.</p>
      <TextLink asChild color="warning.fg" _hover={{ color: 'warning.fg' }}>
        <Link to={paths.billing} state={onlyExpired}>
          Ver Pendências &gt;
        </Link>
      </TextLink>
    </Alert>
  );
}
