import { moneyText } from '../../../../engine/values';
import {
  Checkbox,
  Field,
  IntegerInput,
  MoneyInput,
  TextArea,
  TextInput,
  controlAria,
} from '../../../../renderers/ui';
import type { Price } from '../../../../contract/desk';
import { inserted } from '../prepared/inserted';
import { PreparedTexts } from '../prepared/PreparedTexts';
import { asksReason, isOutside, REASON_LIMIT, type TermErrors, type Terms } from './approval';

interface TermFieldsProps {
  readonly identifier: string;
  readonly ofChange: boolean;
  readonly terms: Terms;
  readonly errors: TermErrors;
  readonly price: Price | undefined;
  readonly onChange: (changes: Partial<Terms>) => void;
}

export function TermFields({ identifier, ofChange, terms, errors, price, onChange }: TermFieldsProps) {
  const frame = (field: keyof Terms, label: string, hint?: string) => ({
    id: `approve-${field}`,
    label,
    hint,
    required: true,
    error: errors[field],
  });
  const premium = frame(
    'commercialPremium',
    'Prêmio líquido',
    price?.Bounds ? boundsHint(price.Bounds) : undefined,
  );
  const installments = frame(
    'maxInstallments',
    'Máximo de parcelas',
    price && `Até ${price.MaxInstallments}, pelo produto.`,
  );
  const reason = {
    ...frame('premiumReason', ...reasonTexts(terms, price)),
    limit: REASON_LIMIT,
    length: terms.premiumReason.length,
  };
  const insurer = frame('insurerName', 'Seguradora');
  return (
    <>
      <Field {...premium}>
        <MoneyInput
          {...controlAria(premium)}
          value={terms.commercialPremium}
          below={1e10}
          onChange={(commercialPremium, unread) =>
            onChange({ commercialPremium, unreadPremium: unread?.text })
          }
        />
      </Field>
      {ofChange && (
        <Checkbox id="approve-refund" value={terms.refund} onChange={(refund) => onChange({ refund })}>
          Este valor é restituído ao cliente
        </Checkbox>
      )}
      {asksReason(terms, price) && (
        <Field {...reason}>
          <TextArea
            {...controlAria(reason)}
            rows={3}
            value={terms.premiumReason}
            onChange={(premiumReason) => onChange({ premiumReason })}
          />
          <PreparedTexts
            kind="premium"
            identifier={identifier}
            onInsert={(text) =>
              onChange({ premiumReason: inserted(terms.premiumReason, text, REASON_LIMIT) })
            }
          />
        </Field>
      )}
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

const KEPT = 'Fica no histórico; o cliente não lê.';

function reasonTexts(terms: Terms, price: Price | undefined): [label: string, hint: string] {
  if (isOutside(terms, price))
    return [
      'Motivo do prêmio fora dos limites',
      `Outro executivo lê o motivo e aprova o mesmo valor. ${KEPT}`,
    ];
  const least = moneyText(price?.MinimumPremium ?? 0);
  return price?.Bounds
    ? ['Motivo do prêmio abaixo do calculado', `O prêmio calculado deste endosso é ${least}. ${KEPT}`]
    : ['Motivo do prêmio abaixo do mínimo', `O prêmio mínimo deste produto é ${least}. ${KEPT}`];
}

function boundsHint({ Lowest, Highest }: NonNullable<Price['Bounds']>): string {
  const back =
    Lowest < 0
      ? `devolução de até ${moneyText(-Lowest)}`
      : Lowest > 0
        ? `cobrança de ao menos ${moneyText(Lowest)}`
        : 'sem devolução';
  const more =
    Highest === null ? '' : Highest > 0 ? `, cobrança de até ${moneyText(Highest)}` : ', sem cobrança';
  return `Neste endosso: ${back}${more}.`;
}
