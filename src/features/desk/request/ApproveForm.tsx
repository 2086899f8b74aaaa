import { useState, type SubmitEvent } from 'react';
import { decimalText } from '../../../../engine/values/decimalText';
import { moneyText } from '../../../../engine/values/money';
import { Alert, Button, ConfirmDialog, SummaryItems } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { usePrice } from '../requests';
import type { DeskRequest, Price } from '../../../../contract/desk';
import { isChange } from '../../../shared/requests/places';
import { approvalText, errorsOf, isBelowMinimum, premiumOf, suggestedTerms, type Terms } from './approval';
import type { Decision } from './StepButton';
import { TermFields } from './TermFields';
import desk from '../desk.module.css';
import styles from './request.module.css';

const FIELDS = ['commercialPremium', 'premiumReason', 'maxInstallments', 'insurerName'] as const;

/** The premium at which the request is approved; tax, total and the cap follow from the product's rules. */
export function ApproveForm({ request, decision }: { request: DeskRequest; decision: Decision }) {
  const [typed, setTyped] = useState<Partial<Terms>>({});
  // What the rules suggest may come after the page, and takes nothing that was typed.
  const terms = { ...suggestedTerms(request.Quote), ...typed };
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
    const { premiumReason, refund: _refund, ...given } = terms;
    const offer = { ...given, commercialPremium: premium };
    await decision.send('approve', isBelowMinimum(terms, current) ? { ...offer, premiumReason } : offer);
    setAsking(false);
  };
  return (
    <form className={desk.form} noValidate onSubmit={submit}>
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
      <Button type="submit" busy={asking && !current && !error}>
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
          <p>{approvalText(terms, current.GrossPremium)}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

/** What the customer will pay; dashes while there is no premium to tax. */
function PriceLines({ price }: { price: Price | undefined }) {
  const rate = price ? ` (${decimalText(price.IOFRate, 2)}%)` : '';
  const items = [
    { term: `IOF${rate}`, description: price ? moneyText(price.IOF) : '–' },
    { term: 'Prêmio total', description: <strong>{price ? moneyText(price.GrossPremium) : '–'}</strong> },
  ];
  return (
    <div className={styles.price} aria-live="polite">
      <SummaryItems items={items} />
    </div>
  );
}
