import { useState } from 'react';
import type { Absence, Absences } from '../../../../contract/absences';
import { Alert, Button, Card, EmptyState, Skeleton } from '../../../../renderers/ui';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { AbsenceDialog } from './AbsenceDialog';
import { AbsenceTable } from './AbsenceTable';
import { useAbsences } from './api';
import { RemoveAbsenceDialog } from './RemoveAbsenceDialog';
import rows from '../rows.module.css';
import { NotLoaded } from '../../../shared/ui/NotLoaded';
import styles from './absences.module.css';

/** /executivo/ausencias: who of the desk is away, and who stands in. */
export function AbsencesPage() {
  usePageTitle('Ausências');
  const { data, error, mutate } = useAbsences();
  if (data) return <Desk absences={data} />;
  if (!error) return <Skeleton lines={6} />;
  return <NotLoaded title="Não foi possível carregar as ausências" onRetry={() => void mutate()} />;
}

function Desk({ absences }: { absences: Absences }) {
  const [adds, setAdds] = useState(false);
  // A stand-in is somebody else.
  const isAlone = absences.StandIns.length < 2;
  const [leaving, setLeaving] = useState<Absence>();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <p className={rows.about}>
          Durante uma ausência, quem substitui vê, responde e é avisado de tudo o que é da pessoa ausente.
          Termina sozinha depois do último dia.
        </p>
        {!isAlone && (
          <Button size="sm" onClick={() => setAdds(true)}>
            Registrar ausência
          </Button>
        )}
      </div>
      {isAlone && (
        <Alert tone="info" title="Não há quem substitua você">
          <p>
            Você é a única pessoa da mesa. Peça a quem administra o portal que torne outra pessoa executiva.
          </p>
        </Alert>
      )}
      {absences.Items.length === 0 ? (
        <Card>
          <EmptyState title="Ninguém da mesa está ausente.">
            Antes de férias ou de uma licença, registre os dias e quem substitui.
          </EmptyState>
        </Card>
      ) : (
        <AbsenceTable absences={absences.Items} onRemove={setLeaving} />
      )}
      {adds && <AbsenceDialog desk={absences} onClose={() => setAdds(false)} />}
      {leaving && <RemoveAbsenceDialog absence={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}
