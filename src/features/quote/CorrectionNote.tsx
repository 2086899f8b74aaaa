import { Link } from 'react-router-dom';
import type { Quote } from '../../../contract/quotes';
import { momentText } from '../../../engine/values';
import { Alert, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import styles from './quote.module.css';

export function CorrectionNote({ quote: { Identifier, Correction } }: { quote: Quote }) {
  if (!Correction) return null;
  const { By, Reason, Until } = Correction;
  return (
    <Alert tone="warning" title={`${By} pediu uma correção`}>
      {Reason && <p>{Reason}</p>}
      <p>Envie até {momentText(Until)}. Sem ela a análise não continua.</p>
      <div className={styles.correct}>
        <LinkButton asChild size="sm">
          <Link to={paths.correction(Identifier)}>Corrigir agora</Link>
        </LinkButton>
      </div>
    </Alert>
  );
}
