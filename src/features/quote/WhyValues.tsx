import useSWR from 'swr';
import type { QuoteReasons } from '../../../contract/quoteReasons';
import { Skeleton } from '../../../renderers/ui';
import { read } from '../../shared/api/api';
import { NotLoaded } from '../../shared/ui/NotLoaded';
import { WhyDetails } from '../../shared/ui/WhyDetails';
import styles from './whyValues.module.css';

export const WhyValues = ({ identifier }: { identifier: string }) => (
  <WhyDetails question="Por que cada valor?">
    <Told identifier={identifier} />
  </WhyDetails>
);

function Told({ identifier }: { identifier: string }) {
  const url = `/quote/reasons?identifier=${encodeURIComponent(identifier)}`;
  const { data, error, mutate } = useSWR<QuoteReasons, unknown>(url, read, { shouldRetryOnError: false });
  if (!data && error)
    return <NotLoaded title="Não foi possível carregar as explicações." live onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={6} />;
  const given = data.Answers.filter(({ Text }) => Text !== null);
  const notAsked = data.Answers.filter(({ Text }) => Text === null);
  if (data.Figures.length + data.Answers.length === 0)
    return <p>Todas as respostas deste pedido foram dadas por quem o preencheu.</p>;
  return (
    <>
      <Part title="Preço" reasons={data.Figures} />
      <Part title="Respostas calculadas, ligadas a outras ou fixas" reasons={given} />
      <Part title="O que não foi perguntado" reasons={notAsked} />
    </>
  );
}

function Part({ title, reasons }: { title: string; reasons: QuoteReasons['Figures'] }) {
  if (reasons.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.reasons}>
        {reasons.map(({ Title, Text, Why }) => (
          <div key={`${Title} ${Why}`}>
            <dt>
              {Title}
              {Text !== null && <span className="ui-figures">: {Text}</span>}
            </dt>
            <dd>{Why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
