import type { Group, InForce } from '../../../../contract/home';
import { paths } from '../../../shared/paths';
import { BarChart } from './BarChart';
import styles from '../home.module.css';

const listOf = (filter: Record<string, string>) =>
  `${paths.policies}?${new URLSearchParams(filter).toString()}`;
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** 2026-12 as people write it: dez/26. */
const monthText = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]}/${month.slice(2, 4)}`;

const months = (groups: readonly Group[]) =>
  groups.map((group) => ({ ...group, Name: monthText(group.Key) }));

/** Insured amounts by product, by insurer, and by the month in which they end; each leads to its list. */
export function Charts({ sums }: { sums: InForce }) {
  return (
    <div className={styles.charts}>
      <BarChart
        title="Importância Segurada por produto"
        head="Produto"
        groups={sums.ByProduct}
        to={({ Key }) => listOf({ produto: Key, situacao: 'Vigente' })}
      />
      <BarChart
        title="Importância Segurada por seguradora"
        head="Seguradora"
        groups={sums.ByInsurer}
        to={({ Key }) => listOf({ seguradora: Key, situacao: 'Vigente' })}
      />
      <BarChart
        title="O que termina nos próximos meses"
        head="Mês"
        groups={months(sums.Months)}
        to={() => paths.opportunities}
      />
    </div>
  );
}
