import { useState } from 'react';
import { Alert, Button, Card, toast } from '../../../../renderers/ui';
import type { ApiError } from '../../../shared/api/ApiError';
import { describeError } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { Form } from '../../../shared/forms/Form';
import { bookPayment, type KnownPayment } from './api';
import styles from '../desk.module.css';

export function BookingCard({ onBooked }: { onBooked: () => void }) {
  const [failure, setFailure] = useState<ApiError>();
  const [booked, setBooked] = useState(0);
  const { busy, run } = useIntention(async (payment: KnownPayment) => {
    await bookPayment(payment);
    return true;
  });
  const book = async (payment: KnownPayment) => {
    setFailure(undefined);
    try {
      if (!(await run(payment))) return;
      toast('success', 'Pagamento baixado.');
      setBooked(booked + 1);
      onBooked();
    } catch (error) {
      setFailure(error as ApiError);
    }
  };
  return (
    <Card as="section" aria-labelledby="booking-title">
      <h2 id="booking-title" className={styles.subheading}>
        Dar baixa em um boleto
      </h2>
      {failure && (
        <Alert tone="danger" live>
          <p>{describeError(failure).message}</p>
        </Alert>
      )}
      <div className={styles.lateForm}>
        <Form<KnownPayment>
          key={booked}
          name="baixa-de-boleto"
          onErrors="focus"
          onSubmit={(payment) => void book(payment)}
        >
          <Button type="submit" kind="secondary" busy={busy} mt="4">
            Dar baixa
          </Button>
        </Form>
      </div>
    </Card>
  );
}
