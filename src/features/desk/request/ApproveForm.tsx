import { useState, type SubmitEvent } from 'react';
import { decimalText, moneyText } from '../../../../engine/values';
import { Alert, Button, ConfirmDialog, SummaryItems } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { usePrice } from '../requests';
import type { DeskRequest, Price } from '../../../../contract/desk';
import { nettingText } from '../../../shared/requests/nettingText';
import { isChange } from '../../../shared/requests/places';
import {
  approvalText,
  asksReason,
  errorsOf,
  isOutside,
  premiumOf,
  suggestedTerms,
  type Terms,
} from './approval';
import type { Decision } from './StepButton';
import { TermFields } from './TermFields';
import desk from '../desk.module.css';
import styles from './request.module.css';

const FIELDS = ['commercialPremium', 'premiumReason', 'maxInstallments', 'insurerName'] as const;

export function ApproveForm({ request, decision }: { request: DeskRequest; decision: Decision }) {
  const [typed, setTyped] = useState<Partial<Terms>>({});
  // Suggested values may arrive after the page; they never overwrite what was typed.
  const terms = { ...suggestedTerms(request), ...typed };
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const ofChange = isChange(request.Identifier);
  const premium = premiumOf(terms);
  // Only a change may come to nothing: the server prices no other premium of zero.
  const priced = premium === 0 && !ofChange ? undefined : premium;
  const { data: price, error, mutate } = usePrice(request.Identifier, priced);
  const current = price?.CommercialPremium === premium ? price : undefined;
  const errors = errorsOf(terms, current, ofChange);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = FIELDS.find((field) => errors[field]);
    if (wrong) return document.getElementById(`approve-${wrong}`)?.focus();
    setAsking(true);
    if (error) void mutate();
  };
  const change = (changes: Partial<Terms>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setAsking(false);
  };
  const confirm = async () => {
    const { premiumReason, refund: _refund, unreadPremium: _unread, ...given } = terms;
    const offer = { ...given, commercialPremium: premium };
    await decision.send('approve', asksReason(terms, current) ? { ...offer, premiumReason } : offer);
    setAsking(false);
  };
  return (
    <form className={desk.form} noValidate onSubmit={submit}>
      <ProposedNote proposed={request.Proposed} />
      <TermFields
        identifier={request.Identifier}
        ofChange={ofChange}
        terms={terms}
        errors={tried ? errors : {}}
        price={current}
        onChange={change}
      />
      <PriceLines price={current} />
      {Boolean(error) && (
        <Alert tone="danger" title="Não foi possível calcular o prêmio total." live>
          <p>{describeError(error).message}</p>
        </Alert>
      )}
      {/* The question names the total: it waits for it. */}
      <Button type="submit" aria-keyshortcuts="A" busy={asking && !current && !error}>
        Aprovar
      </Button>
      {asking && current && Object.keys(errors).length === 0 && (
        <ConfirmDialog
          title={ofChange ? 'Aprovar o endosso?' : 'Aprovar a cotação?'}
          confirm="Aprovar"
          cancel="Cancelar"
          busy={decision.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {isOutside(terms, current) && !isConfirming(request, premium)
              ? 'O prêmio está fora dos limites do endosso: a solicitação fica em análise até que outro executivo aprove o mesmo valor.'
              : approvalText(terms, current.GrossPremium)}
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}

const isConfirming = ({ Proposed }: DeskRequest, premium: number | undefined) =>
  Proposed !== null && !Proposed.IsMe && Proposed.Premium === premium;

function ProposedNote({ proposed }: { proposed: DeskRequest['Proposed'] }) {
  if (!proposed) return null;
  const { Premium, Reason, By, IsMe } = proposed;
  return (
    <Alert
      tone="info"
      title={
        IsMe ? 'O prêmio que você propôs espera outro executivo' : `${By} propôs um prêmio fora dos limites`
      }
    >
      <p>
        {moneyText(Premium)}. Motivo: {Reason}
      </p>
      {!IsMe && <p>Para confirmar, aprove o mesmo valor.</p>}
    </Alert>
  );
}

function PriceLines({ price }: { price: Price | undefined }) {
  const rate = price ? ` (${decimalText(price.IOFRate, 2)}%)` : '';
  const items = [
    { term: `IOF${rate}`, description: price ? moneyText(price.IOF) : '–' },
    { term: 'Prêmio total', description: <strong>{price ? moneyText(price.GrossPremium) : '–'}</strong> },
  ];
  return (
    <div className={styles.price} aria-live="polite">
      <SummaryItems items={items} />
      {price?.Netted && <p className={desk.muted}>{nettingText(price.Netted, 'ao cliente')}</p>}
    </div>
  );
}
