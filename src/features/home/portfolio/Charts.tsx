import type { InForce } from '../../../../contract/home';
import { paths } from '../../../shared/paths';
import { BarChart } from './BarChart';
import { MonthChart } from './MonthChart';
import styles from './portfolio.module.css';

const listOf = (filter: Record<string, string>) =>
  `${paths.policies}?${new URLSearchParams(filter).toString()}`;

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
      <MonthChart
        title="Importância Segurada que termina nos próximos meses"
        groups={sums.Months}
        to={({ Key }) => listOf({ situacao: 'Vigente', termina: Key, ordem: 'fim' })}
      />
    </div>
  );
}
