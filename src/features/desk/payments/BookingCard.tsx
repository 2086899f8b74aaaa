import { useState } from 'react';
import { Button, Card, toast } from '../../../../renderers/ui';
import { Form } from '../../../shared/forms/Form';
import { useSending } from '../../../shared/forms/useSending';
import { Failure } from '../../../shared/ui/Failure';
import { bookPayment, type KnownPayment } from './api';
import styles from '../desk.module.css';

export function BookingCard({ onBooked }: { onBooked: () => void }) {
  const [booked, setBooked] = useState(0);
  const { busy, failure, refused, onSubmit } = useSending(async (payment: KnownPayment) => {
    await bookPayment(payment);
    toast('success', 'Pagamento baixado.');
    setBooked(booked + 1);
    onBooked();
  });
  return (
    <Card as="section" aria-labelledby="booking-title">
      <h2 id="booking-title" className={styles.subheading}>
        Dar baixa em um boleto
      </h2>
      <Failure words={failure} />
      <div className={styles.lateForm}>
        <Form<KnownPayment>
          key={booked}
          name="baixa-de-boleto"
          onErrors="focus"
          refused={refused}
          onSubmit={(payment) => void onSubmit(payment)}
        >
          <Button type="submit" kind="secondary" busy={busy} mt="4">
            Dar baixa
          </Button>
        </Form>
      </div>
    </Card>
  );
}
