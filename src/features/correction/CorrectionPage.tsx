import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Skeleton } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { useSession } from '../../shared/auth/useSession';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { LoadFailure } from '../../shared/products/LoadFailure';
import { useCorrection } from './api';
import { CorrectionForm } from './CorrectionForm';
import { CorrectionOver } from './CorrectionOver';

const TITLE = 'Correção';

/** /cotacao/{identifier}/correcao, or a link's without identifier: the fields that the desk wants corrected. */
export function CorrectionPage() {
  const { identifier } = useParams();
  const { data: correction, error, mutate } = useCorrection(identifier);
  const session = useSession();
  const [left, setLeft] = useState<{ isTaken: boolean }>();
  usePageTitle(`${TITLE} ${correction?.Identifier ?? identifier ?? ''}`.trim());
  if (!correction && error instanceof ApiError && error.status > 0) {
    const isLink = identifier === undefined;
    return <Navigate to={isLink ? paths.unauthorized : paths.error(error.status)} replace />;
  }
  if (!correction) return error ? <LoadFailure /> : <Skeleton lines={8} />;
  const link = identifier === undefined;
  const { Form } = correction;
  if (correction.State !== 'open' || !Form)
    return <CorrectionOver correction={correction} link={link} left={left} />;
  const uid = link ? 'executive' : session.status === 'signed-in' ? session.identity.uid : '';
  const again = (isTaken: boolean) => {
    setLeft({ isTaken });
    void mutate();
  };
  return (
    <CorrectionForm
      key={correction.Id}
      correction={correction}
      form={Form}
      uid={uid}
      link={link}
      onOver={again}
    />
  );
}
