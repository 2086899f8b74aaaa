import type { ReactNode } from 'react';
import { counted } from '../../../engine/values';
import { Alert, Button, Card, Skeleton } from '../../../renderers/ui';
import { ServerFaults } from '../ServerFaults';
import { CasesOnBoth } from './CasesOnBoth';
import { Differences } from './Differences';
import { Papers } from './Papers';
import { InReais } from './InReais';
import { ReplayTotals } from './ReplayTotals';
import type { Totals } from '../../impact/replay/totals';
import { useImpact, type Impact } from './useImpact';
import analysts from '../analysts.module.css';
import styles from './impact.module.css';

interface Props {
  readonly address: string;
  readonly product: string;
  readonly title?: string;
  readonly about?: string;
  readonly onRead?: () => void;
  readonly children?: ReactNode;
}

const OF_DRAFT =
  'Compara o que está salvo com a versão que roda: o que muda, os casos de uma versão na outra, e o que acontece com os rascunhos abertos e os últimos pedidos registrados.';

/** What publishing would do to a product: totals first, then each change, the gravest first. */
export function ImpactCard({
  address,
  product,
  title = 'Impacto',
  about = OF_DRAFT,
  onRead,
  children,
}: Props) {
  const impact = useImpact(address, product, onRead);
  const { isRunning, run, stop, answer } = impact;
  return (
    <Card aria-label={title} className={styles.impact}>
      <div className={analysts.head}>
        <h2>{title}</h2>
        <div className={styles.buttons}>
          {isRunning && (
            <Button kind="quiet" size="sm" onClick={stop}>
              Parar
            </Button>
          )}
          <Button kind="secondary" size="sm" busy={isRunning} onClick={run}>
            {answer ? 'Calcular de novo' : 'Calcular o impacto'}
          </Button>
        </div>
      </div>
      <Found impact={impact} about={about} papers={<Papers address={address} product={product} />} />
      {children}
    </Card>
  );
}

interface FoundProps {
  readonly impact: Impact;
  readonly about: string;
  readonly papers: ReactNode;
}

function Found({ impact, about, papers }: FoundProps) {
  const { answer, requests, drafts, isRunning, error } = impact;
  if (error !== undefined)
    return <Alert tone="danger" title="Não foi possível calcular o impacto. Tente de novo." live />;
  if (!answer && isRunning) return <Skeleton label="Comparando as versões…" lines={4} />;
  if (!answer) return <p className={analysts.muted}>{about}</p>;
  if (answer.Faults.length > 0) return <ServerFaults faults={answer.Faults} keepsFrom="a comparação" />;
  if (!answer.Impact)
    return (
      <>
        <Alert tone="success" title="Nada muda neste produto." live />
        {papers}
      </>
    );
  const { differences, totals, cases, replayed } = answer.Impact;
  return (
    <>
      <Sum totals={totals} />
      {cases && (
        <div className={styles.replays}>
          <ReplayTotals title="Pedidos registrados" replays={requests} isRunning={isRunning} />
          <ReplayTotals title="Rascunhos abertos" replays={drafts} isRunning={isRunning} />
          {replayed && <ReplayTotals title="Casos de hoje, pedidos de novo" replays={overOf(replayed)} />}
        </div>
      )}
      {replayed && <InReais impact={impact} examples={replayed.rated} />}
      <Differences differences={differences} />
      {cases && papers}
      {cases && <CasesOnBoth cases={cases} />}
    </>
  );
}

const overOf = (totals: Totals) => ({ totals, total: totals.replayed, isOver: true });

const TONES = { breaking: 'danger', visible: 'warning', compatible: 'success' } as const;

function Sum({ totals }: { totals: Readonly<Record<keyof typeof TONES, number>> }) {
  const gravest = totals.breaking > 0 ? 'breaking' : totals.visible > 0 ? 'visible' : 'compatible';
  const { breaking, visible, compatible } = totals;
  const title = {
    breaking: 'Há mudanças que podem quebrar o que já foi respondido',
    visible: 'O que já foi respondido vale; o cliente lê ou responde algo diferente',
    compatible: 'O que já foi respondido vale, e ninguém nota a mudança',
  }[gravest];
  return (
    <Alert tone={TONES[gravest]} title={title} live>
      <p>
        {counted(breaking, 'que quebra', 'que quebram')}, {counted(visible, 'visível', 'visíveis')},{' '}
        {counted(compatible, 'compatível', 'compatíveis')}.
      </p>
    </Alert>
  );
}
