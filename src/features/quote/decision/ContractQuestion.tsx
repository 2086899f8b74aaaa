import { useEffect, useRef, type ReactNode } from 'react';
import { ApiError } from '../../../shared/api/ApiError';
import { describeError } from '../../../shared/api/describeError';
import { Alert, Button, ConfirmDialog, Skeleton } from '../../../../renderers/ui';
import { Terms } from './Terms';
import { usePlans, type ThoughtDue } from './usePlans';
import styles from './decision.module.css';

interface Props {
  readonly title: string;
  readonly identifier: string;
  readonly installments: number;
  readonly due: ThoughtDue;
  readonly busy: boolean;
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onRefused: (error: unknown) => void;
}

const OTHER_TERMS = 'Esta forma de pagamento não está mais disponível. Volte e escolha outra.';

export function ContractQuestion({ title, identifier, installments, due, busy, ...props }: Props) {
  const { plans, error, isValidating, retry } = usePlans(identifier, due);
  const plan = plans?.Plans.find(({ Installments }) => Installments.length === installments);
  useRefusal(error, props.onRefused);
  return (
    <ConfirmDialog
      title={title}
      busy={busy}
      blocked={!plan || isValidating || Boolean(error)}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <div className={styles.confirmation} aria-live="polite" aria-busy={isValidating}>
        {plan ? <Terms plans={plans!} plan={plan} /> : !plans && !error && <Skeleton lines={6} />}
        {plan && props.children}
        {plans && !plan && <Alert tone="warning" title={OTHER_TERMS} live />}
        {Boolean(error) && (
          <>
            <Alert tone="danger" title={describeError(error).message} live />
            <Button kind="secondary" size="sm" onClick={retry}>
              Tentar novamente
            </Button>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

const REFUSED = [404, 409];

function useRefusal(error: unknown, onRefused: (error: unknown) => void) {
  const told = useRef(onRefused);
  useEffect(() => void (told.current = onRefused));
  useEffect(() => {
    if (error instanceof ApiError && REFUSED.includes(error.status)) told.current(error);
  }, [error]);
}
