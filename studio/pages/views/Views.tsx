import { lazy, Suspense, useState } from 'react';
import type { Session } from '../../../engine/index';
import type { Rating } from '../../../engine/rating';
import { Card, Skeleton } from '../../../renderers/ui';
import { ChoiceBar } from '../ChoiceBar';
import type { Origin } from './Origin';
import styles from '../drafts/drafts.module.css';

const FlowView = lazy(() => import('../flow/FlowView'));
const GivingWayView = lazy(() => import('../giving-way/GivingWayView'));
const TablesView = lazy(() => import('../decisions/TablesView'));
const PaperView = lazy(() => import('../papers/PaperView'));

const VIEWS = [
  ['flow', 'Fluxo de etapas, perguntas e regras'],
  ['givingWay', 'O que cede a quê'],
  ['tables', 'Tabelas de decisão'],
  ['papers', 'Documentos impressos'],
] as const;

type View = (typeof VIEWS)[number][0];

interface Props {
  readonly origin: Origin;
  readonly session?: Session | undefined;
  readonly rating?: Rating | undefined;
}

export function Views({ origin, session, rating }: Props) {
  const [view, setView] = useState<View>();
  return (
    <Card aria-label="Outras vistas" className={styles.work}>
      <ChoiceBar
        label="Outras vistas"
        choices={VIEWS}
        chosen={view}
        onChoose={(name) => setView(name === view ? undefined : name)}
      />
      <Suspense fallback={<Skeleton lines={8} />}>
        {view === 'flow' && <FlowView origin={origin} session={session} />}
        {view === 'givingWay' && <GivingWayView origin={origin} />}
        {view === 'tables' && <TablesView origin={origin} />}
        {view === 'papers' && <PaperView origin={origin} session={session} rating={rating} />}
      </Suspense>
    </Card>
  );
}
