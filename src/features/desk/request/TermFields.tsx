import { Field, IntegerInput, MoneyInput, TextInput, controlAria } from '../../../../renderers/ui';
import type { TermErrors, Terms } from './approval';

interface TermFieldsProps {
  readonly terms: Terms;
  readonly errors: TermErrors;
  readonly cap: number | undefined;
  readonly onChange: (changes: Partial<Terms>) => void;
}

/** Premium, installments and insurer as the executive sets them. */
export function TermFields({ terms, errors, cap, onChange }: TermFieldsProps) {
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
