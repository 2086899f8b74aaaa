import { type Session, summariseStep } from '../../engine/index';
import { useWizard } from '../store/hooks';
import { toItem } from '../summary/SummaryView';
import { Card, SummaryItems } from '../ui';
import { NotAskedButton } from './NotAskedButton';
import { useSettledSession } from './useSettledSession';
import styles from './wizard.module.css';

function explainIn(session: Session) {
  const rules = Object.values(session.definition.source.rules).flat();
  return (id: string) => {
    const rule = rules.find((candidate) => candidate.id === id);
    return rule?.why ?? 'Calculado a partir dos outros campos.';
  };
}

export function DecidedPanel() {
  const { store } = useWizard();
  const session = useSettledSession(store);
  const lines = session.definition.steps
    .filter((step) => session.steps[step.index]!.visible && session.steps[step.index]!.status !== 'pending')
    .flatMap((step) => summariseStep(session, step.definition.id, true));
  return (
    <Card as="aside" aria-label="Resumo da solicitação" className={styles.panel}>
      <h2 className={styles.panelTitle}>Resumo</h2>
      {lines.length > 0 ? (
        <SummaryItems columns={1} items={lines.map((line) => toItem(line, undefined, explainIn(session)))} />
      ) : (
        <p className={styles.panelEmpty}>O que você informar aparece aqui.</p>
      )}
      <NotAskedButton />
    </Card>
  );
}
