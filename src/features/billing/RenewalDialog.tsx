import { useState } from 'react';
import type { BilletPage, ListedBillet } from '../../../contract/billing';
import { dateText, moneyText } from '../../../engine/values';
import { Alert, Button, Dialog, Field, RadioGroup, controlAria, toast } from '../../../renderers/ui';
import type { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { useIntention } from '../../shared/api/useIntention';
import { renewDueDate } from './api';
import styles from './billing.module.css';

interface RenewalDialogProps {
  billet: ListedBillet;
  dates: BilletPage['RenewalDates'];
  onClose: () => void;
}

export function RenewalDialog({ billet, dates, onClose }: RenewalDialogProps) {
  const [date, setDate] = useState<string>();
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const { busy, run } = useIntention(renewDueDate);
  const choice = {
    id: 'renewal-date',
    label: 'Novo vencimento',
    error: asked && !date ? 'Preenchimento obrigatório' : undefined,
  };
  const renew = async () => {
    setAsked(true);
    if (!date) return document.getElementById(`${choice.id}-0`)?.focus();
    try {
      const renewed = await run({ billingId: billet.BillingId, newDueDate: date });
      if (!renewed) return;
      toast('success', `Vencimento renovado para ${dateText(renewed.DueDate)}. Use o novo código ou Pix.`);
      onClose();
    } catch (error) {
      setFailure(error as ApiError);
    }
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <Button busy={busy} onClick={() => void renew()}>
        Renovar vencimento
      </Button>
    </>
  );
  return (
    <Dialog title="Renovar vencimento" onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {failure && (
          <Alert tone="danger" live>
            <p>{describeError(failure).message}</p>
          </Alert>
        )}
        <p>
          Parcela {billet.Installment} de {billet.DocumentNumber}, {moneyText(billet.Amount)}, vencida em{' '}
          {dateText(billet.DueDate)}. O código de barras e o Pix mudam: os anteriores deixam de valer.
        </p>
        <Field {...choice} group required>
          <RadioGroup {...controlAria(choice)} options={choicesOf(dates)} value={date} onChange={setDate} />
        </Field>
        <p className={styles.hint}>Datas em fim de semana ou feriado passam para o próximo dia útil.</p>
      </div>
    </Dialog>
  );
}

/** Dates moved to the next business day may coincide: each is offered once. */
function choicesOf(dates: RenewalDialogProps['dates']) {
  return [...new Set(dates.map(({ Date: day }) => day))].map((day) => {
    const terms = dates.filter(({ Date: other }) => other === day).map(({ Days }) => Days);
    return { value: day, label: `Em ${terms.join(' ou ')} dias: ${dateText(day)}` };
  });
}
