import { useState } from 'react';
import type { Difference } from '../../../../contract/billing';
import { Skeleton } from '../../../../renderers/ui';
import { usePayments, useRefunds } from './api';
import { BookingCard } from './BookingCard';
import { DifferenceTable } from './DifferenceTable';
import { FileTable } from './FileTable';
import { RefundTable } from './RefundTable';
import { ReturnCard } from './ReturnCard';
import { SettleDialog } from './SettleDialog';
import styles from '../desk.module.css';
import { NotLoaded } from '../../../shared/ui/NotLoaded';

/** /executivo/pagamentos: what banks say was paid, what agrees with no billet, what a person knows, and what is to be paid back. */
export function PaymentsPage() {
  const payments = usePayments();
  const [open, setOpen] = useState<Difference>();
  const refunds = useRefunds();
  const lists = [payments, refunds];
  const again = () => void payments.mutate();
  // Shown together, so that a late list does not push down those being read.
  const isWaiting = lists.some(({ data, error }) => !data && error === undefined);
  const failed = lists.filter(({ data, error }) => !data && error !== undefined);
  const { data } = payments;
  return (
    <div className={styles.form}>
      <ReturnCard onTaken={again} />
      <BookingCard onBooked={again} />
      {failed.length > 0 && (
        <NotLoaded
          title="Não foi possível carregar os pagamentos"
          onRetry={() => failed.forEach(({ mutate }) => void mutate())}
        />
      )}
      {isWaiting ? (
        <Skeleton lines={6} />
      ) : (
        <>
          {data && <DifferenceTable differences={data.Differences} onSettle={setOpen} />}
          {refunds.data && <RefundTable refunds={refunds.data} onPaid={() => void refunds.mutate()} />}
          {data && <FileTable files={data.Files} />}
        </>
      )}
      {open && (
        <SettleDialog
          difference={open}
          onClose={() => setOpen(undefined)}
          onSettled={() => {
            setOpen(undefined);
            again();
          }}
        />
      )}
    </div>
  );
}
