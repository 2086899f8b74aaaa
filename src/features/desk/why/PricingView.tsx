import { dateText, moneyText, percentText } from '../../../../engine/values';
import { Table, type Column } from '../../../../renderers/ui';
import { FigureCard } from './FigureCard';
import type { Constant, Figure, Pricing } from '../../../../contract/rating';
import { valueText } from './words';
import styles from './why.module.css';
import desk from '../desk.module.css';

const columns: readonly Column<Constant>[] = [
  { key: 'name', header: 'Constante', cell: ({ Name }) => Name },
  { key: 'value', header: 'Valor', cell: ({ Value }) => valueText(Value), align: 'end' },
  { key: 'from', header: 'Em vigor desde', cell: ({ From }) => dateText(From), align: 'end' },
  { key: 'note', header: 'Ato', cell: ({ Note }) => Note ?? '–' },
];

interface Props {
  readonly pricing: Pricing;
  readonly insuredAmount?: Figure;
  readonly premiumFrom?: string;
}

export function PricingView({ pricing, insuredAmount, premiumFrom }: Props) {
  const { CommercialPremium, IOFRate, IOF, GrossPremium, MaxInstallments, Constants } = pricing;
  const rate = percentText(IOFRate.Value);
  return (
    <>
      <div className={styles.figures}>
        {insuredAmount && (
          <FigureCard
            label="Importância segurada"
            figure={insuredAmount}
            text={moneyText(insuredAmount.Value)}
          />
        )}
        <FigureCard
          label="Prêmio líquido"
          figure={CommercialPremium}
          text={moneyText(CommercialPremium.Value)}
          from={premiumFrom}
        />
        <FigureCard label="Taxa de IOF" figure={IOFRate} text={rate} />
        <FigureCard label="IOF" figure={IOF} text={moneyText(IOF.Value)} from={`${rate} do prêmio líquido`} />
        <FigureCard
          label="Prêmio total"
          figure={GrossPremium}
          text={moneyText(GrossPremium.Value)}
          from="Prêmio líquido mais IOF"
        />
        <FigureCard
          label="Parcelas permitidas"
          figure={MaxInstallments}
          text={`até ${MaxInstallments.Value}`}
        />
      </div>
      <h4 className={desk.subheading}>Constantes usadas</h4>
      <Table caption="Constantes usadas" columns={columns} rows={Constants} rowKey={({ Name }) => Name} />
    </>
  );
}
