import { useMemo, type ReactNode } from 'react';
import { type Session, start, writeRecord } from '../../../engine/index';
import { FormView } from '../../../renderers';
import { Alert, Skeleton } from '../../../renderers/ui';
import { useForm } from '../../shared/forms/useForm';
import { LoadFailure } from '../../shared/products/LoadFailure';
import { portalHost } from '../../shared/products/portalHost';
import { useEnvironment } from '../../shared/products/useEnvironment';
import styles from './quote.module.css';

const FORM = 'vencimento';

interface Props {
  /** A valid first due date, YYYY-MM-DD. */
  readonly onChosen: (date: string) => void;
  readonly children: ReactNode;
}

export function DueDateForm({ onChosen, children }: Props) {
  const { env, error } = useEnvironment();
  const { form, error: noForm } = useForm(FORM);
  const opened = useMemo(() => env && form && start(form, env), [env, form]);
  if (error || noForm) return <LoadFailure />;
  if (!opened) return <Skeleton lines={3} />;
  const submit = (session: Session) => {
    const { acceptance } = writeRecord(session) as { acceptance: { firstInstallmentDueDate: string } };
    onChosen(acceptance.firstInstallmentDueDate);
  };
  return (
    <div className={styles.proposalDue}>
      <Alert tone="warning" title="O vencimento da 1ª parcela já passou">
        <p>Escolha uma nova data para contratar esta proposta.</p>
      </Alert>
      <FormView opened={opened} host={portalHost} onSubmit={submit}>
        {children}
      </FormView>
    </div>
  );
}
