import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Correction, CorrectionState } from '../../../contract/corrections';
import { momentText } from '../../../engine/values';
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

const lateText = ({ AnsweredAt, Until, By }: Correction) =>
  `Recebemos uma correção em ${momentText(AnsweredAt ?? Until)}. O que você preencheu aqui não foi enviado; se faltar algo, fale com ${By}.`;

interface Props {
  readonly correction: Correction;
  readonly link: boolean;
  readonly left: { readonly isTaken: boolean } | undefined;
}

export function CorrectionOver({ correction, link, left }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (left) box.current?.focus();
  }, [left]);
  const { Identifier, State, Status } = correction;
  const isLate = State === 'answered' && left?.isTaken === false;
  const { label } = statusWords(Status, isChange(Identifier));
  return (
    <Card as="section" aria-label="Situação da correção">
      <div ref={box} tabIndex={-1} className={styles.stack}>
        {isLate ? (
          <Alert tone="warning" title="Esta correção já tinha sido enviada" live>
            <p>{lateText(correction)}</p>
          </Alert>
        ) : (
          <Alert tone={State === 'answered' ? 'success' : 'info'} title={titles[State as Over]} live>
            <p>{text(correction)}</p>
          </Alert>
        )}
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
