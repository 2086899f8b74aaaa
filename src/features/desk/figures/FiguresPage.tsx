import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { DeskFigures } from '../../../../contract/deskFigures';
import { Card, RadioGroup, Skeleton, countText } from '../../../../renderers/ui';
import { read } from '../../../shared/api/api';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { Failed } from '../../../shared/table/Failed';
import { AgeChart } from './AgeChart';
import { durationText } from './durationText';
import { PeriodChart } from './PeriodChart';
import { ProductTable } from './ProductTable';
import pageStyles from '../../../shared/ui/page.module.css';
import styles from './figures.module.css';

const spans = [
  { value: 'day', label: 'Por dia (30 dias)' },
  { value: 'week', label: 'Por semana (12 semanas)' },
] as const;

const WEEKS = 'semana';
/** The server counts no further per product. */
const COUNTED = 1000;

/** /executivo/painel: what came to the desk, what it answered and how fast, and what waits. */
export function FiguresPage() {
  usePageTitle('Painel');
  const [params, setParams] = useSearchParams();
  const by = params.get('por') === WEEKS ? 'week' : 'day';
  const { data, error, mutate } = useSWR<DeskFigures, unknown>(`/desk/figures?by=${by}`, read, {
    ...{ keepPreviousData: true, revalidateOnFocus: true, shouldRetryOnError: false },
  });
  return (
    <div className={pageStyles.stack}>
      <Card as="section" aria-label="Período">
        <RadioGroup
          id="figures-by"
          value={by}
          options={spans}
          onChange={(next) => setParams(next === 'week' ? { por: WEEKS } : {}, { replace: true })}
        />
      </Card>
      {!data && (error ? <Failed error={error} onRetry={() => void mutate()} /> : <Skeleton lines={10} />)}
      {data && <Figures figures={data} by={by} />}
    </div>
  );
}

function Figures({ figures, by }: { figures: DeskFigures; by: 'day' | 'week' }) {
  const { Came, Answered, MedianSeconds, Waiting } = figures;
  return (
    <>
      <dl className={styles.sums}>
        <Sum term="Recebidas" value={countText(Came)} />
        <Sum term="Respondidas pela mesa" value={countText(Answered)} />
        <Sum term="Tempo mediano de resposta" value={durationText(MedianSeconds)} />
        <Sum term="Esperam agora" value={countText(Waiting, Waiting >= COUNTED)} />
      </dl>
      <Card as="section" aria-label="Recebidas e respondidas">
        <PeriodChart periods={figures.Periods} by={by} />
      </Card>
      <Card as="section" aria-label="Esperam agora">
        <AgeChart ages={figures.Ages} />
      </Card>
      <Card as="section" aria-label="Por produto">
        <ProductTable products={figures.Products} asOf={figures.AsOf} />
      </Card>
    </>
  );
}

const Sum = ({ term, value }: { term: string; value: string }) => (
  <Card asChild>
    <div>
      <dt>{term}</dt>
      <dd className="ui-figures">{value}</dd>
    </div>
  </Card>
);
