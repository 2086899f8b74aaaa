import { useState, type SubmitEvent } from 'react';
import { decimalText, moneyText } from '../../../../engine/expression/decimal-text';
import {
  Button,
  ConfirmDialog,
  Field,
  IntegerInput,
  MoneyInput,
  SummaryItems,
  TextInput,
  controlAria,
} from '../../../../renderers/ui';
import { usePrice, type DeskRequest, type Price } from '../requests';
import { errorsOf, type TermErrors, type Terms } from './approval';
import type { Decision } from './StepButton';

const FIELDS = ['commercialPremium', 'maxInstallments', 'insurerName'] as const;

/** The premium at which the request is approved; tax, total and the cap follow from the product's rules. */
export function ApproveForm({ request, decision }: { request: DeskRequest; decision: Decision }) {
  const suggested = request.Quote;
  const [terms, setTerms] = useState<Terms>({
    commercialPremium: suggested?.CommercialPremium,
    maxInstallments: suggested?.MaxInstallments,
    insurerName: suggested?.InsurerName ?? '',
  });
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const { data: price } = usePrice(request.Identifier, terms.commercialPremium);
  const current = price?.CommercialPremium === terms.commercialPremium ? price : undefined;
  const errors = errorsOf(terms, current);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = FIELDS.find((field) => errors[field]);
    if (wrong) return document.getElementById(`approve-${wrong}`)?.focus();
    if (current) setAsking(true);
  };
  const confirm = async () => {
    await decision.send('approve', terms);
    setAsking(false);
  };
  return (
    <form className="desk-form" noValidate onSubmit={submit}>
      <TermFields
        terms={terms}
        errors={tried ? errors : {}}
        cap={current?.MaxInstallments}
        onChange={(changes) => setTerms({ ...terms, ...changes })}
      />
      <PriceLines price={current} />
      <Button type="submit">Aprovar</Button>
      {asking && current && (
        <ConfirmDialog
          title="Aprovar a cotação?"
          confirm="Aprovar"
          cancel="Cancelar"
          busy={decision.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <p>
            O cliente recebe a oferta de <strong>{moneyText(current.GrossPremium)}</strong> em até{' '}
            {terms.maxInstallments}x pela {terms.insurerName.trim()}, válida por 30 dias.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}

interface TermFieldsProps {
  readonly terms: Terms;
  readonly errors: TermErrors;
  readonly cap: number | undefined;
  readonly onChange: (changes: Partial<Terms>) => void;
}

function TermFields({ terms, errors, cap, onChange }: TermFieldsProps) {
  const frame = (field: keyof Terms, label: string, hint?: string) => ({
    id: `approve-${field}`,
    label,
    hint,
    required: true,
    error: errors[field],
  });
  const premium = frame('commercialPremium', 'Prêmio líquido');
  const installments = frame(
    'maxInstallments',
    'Máximo de parcelas',
    cap ? `Até ${cap}, pelo produto.` : undefined,
  );
  const insurer = frame('insurerName', 'Seguradora');
  return (
    <>
      <Field {...premium}>
        <MoneyInput
          {...controlAria(premium)}
          value={terms.commercialPremium}
          below={1e10}
          onChange={(commercialPremium) => onChange({ commercialPremium })}
        />
      </Field>
      <Field {...installments}>
        <IntegerInput
          {...controlAria(installments)}
          value={terms.maxInstallments}
          digits={2}
          onChange={(maxInstallments) => onChange({ maxInstallments })}
        />
      </Field>
      <Field {...insurer}>
        <TextInput
          {...controlAria(insurer)}
          value={terms.insurerName}
          maxLength={120}
          onChange={(insurerName) => onChange({ insurerName })}
        />
      </Field>
    </>
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
    <div className="desk-price" aria-live="polite">
      <SummaryItems items={items} />
    </div>
  );
}
