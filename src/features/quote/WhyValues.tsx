import { useState } from 'react';
import useSWR from 'swr';
import type { QuoteReasons } from '../../../contract/quoteReasons';
import { Alert, Button, Skeleton } from '../../../renderers/ui';
import { read } from '../../shared/api/api';
import styles from './whyValues.module.css';

export function WhyValues({ identifier }: { identifier: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Por que cada valor?</summary>
      {isOpen && <Told identifier={identifier} />}
    </details>
  );
}

function Told({ identifier }: { identifier: string }) {
  const url = `/quote/reasons?identifier=${encodeURIComponent(identifier)}`;
  const { data, error, mutate } = useSWR<QuoteReasons, unknown>(url, read, { shouldRetryOnError: false });
  if (!data && error)
    return (
      <Alert tone="danger" title="Não foi possível carregar as explicações." live>
        <Button kind="secondary" size="sm" mt="2" onClick={() => void mutate()}>
          Tentar novamente
        </Button>
      </Alert>
    );
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
