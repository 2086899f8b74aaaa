import type { PaymentPlan, PaymentPlans } from '../../../../contract/emission';
import { dateText, moneyText } from '../../../../engine/values';
import { SummaryItems } from '../../../../renderers/ui';
import { partyWords } from './partyWords';
import styles from './decision.module.css';

export function Terms({ plans, plan }: { plans: PaymentPlans; plan: PaymentPlan }) {
  const { Premium, InsurerName, Holder, Insured, InvoiceBilling } = plans;
  const { Installments: parts } = plan;
  const by = InvoiceBilling ? 'em fatura' : 'no boleto';
  const items = [
    { term: 'Prêmio total', description: <strong>{moneyText(Premium)}</strong> },
    { term: 'Pagamento', description: `${parts.length}x ${by}` },
    { term: 'Vencimento da 1ª Parcela', description: parts[0] && dateText(parts[0].DueDate) },
    { term: 'Seguradora', description: InsurerName ?? 'Não definido' },
    ...(Holder.Name ? [{ term: 'Tomador', description: partyWords(Holder) }] : []),
    ...(Insured.Name ? [{ term: 'Segurado', description: partyWords(Insured) }] : []),
  ];
  return (
    <>
      <SummaryItems items={items} />
      {parts.length > 1 && <Installments parts={parts} />}
    </>
  );
}

const Installments = ({ parts }: { parts: PaymentPlan['Installments'] }) => (
  <table className={styles.plans}>
    <caption>Parcelas</caption>
    <thead className="ui-hidden">
      <tr>
        <th scope="col">Parcela</th>
        <th scope="col">Valor</th>
        <th scope="col">Vencimento</th>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ DueDate, Amount }, at) => (
        <tr key={DueDate}>
          <th scope="row">
            {at + 1}/{parts.length}
          </th>
          <td className="ui-figures">{moneyText(Amount)}</td>
          <td className="ui-figures">{dateText(DueDate)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
