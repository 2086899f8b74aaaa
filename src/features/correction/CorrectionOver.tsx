import { Link } from 'react-router-dom';
import type { Correction, CorrectionState } from '../../../contract/corrections';
import { momentText } from '../../../engine/values/instant';
import { Alert, Card, LinkButton } from '../../../renderers/ui';
import { isChange, statusPage } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import styles from './correction.module.css';

type Over = Exclude<CorrectionState, 'open'>;

const titles: Readonly<Record<Over, string>> = {
  answered: 'Correção enviada',
  expired: 'O prazo desta correção terminou',
  withdrawn: 'Esta correção não é mais necessária',
};

function text({ State, AnsweredAt, Until, By }: Correction): string {
  if (State === 'answered')
    return `Recebemos sua correção em ${momentText(AnsweredAt ?? Until)}. Nossa equipe continua a análise.`;
  if (State === 'expired') return `Ela podia ser enviada até ${momentText(Until)}. Fale com ${By}.`;
  return 'A solicitação foi alterada ou respondida de outra forma.';
}

/** Nothing is to be corrected any more: why, and where the request stands. */
export function CorrectionOver({ correction, link }: { correction: Correction; link: boolean }) {
  const { Identifier, State, Status } = correction;
  const { label } = statusWords(Status, isChange(Identifier));
  return (
    <Card as="section" aria-label="Situação da correção">
      <div className={styles.stack}>
        <Alert tone={State === 'answered' ? 'success' : 'info'} title={titles[State as Over]} live>
          <p>{text(correction)}</p>
        </Alert>
        <p>
          Situação da solicitação {Identifier}: <strong>{label}</strong>.
        </p>
        {!link && (
          <LinkButton asChild kind="secondary">
            <Link to={statusPage(Identifier)}>Ver a solicitação</Link>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
