import { useState } from 'react';
import type { DeskCorrection } from '../../../../../contract/corrections';
import type { DeskRequest } from '../../../../../contract/desk';
import { momentText } from '../../../../../engine/values';
import { Badge, Button, Card } from '../../../../../renderers/ui';
import { showError } from '../../../../shared/alert/alertStore';
import { NewAddress } from '../../links/NewAddress';
import { makeCorrectionLink } from './api';
import type { CorrectionLink } from '../../../../../contract/corrections';
import desk from '../../desk.module.css';
import request from '../request.module.css';
import styles from './correction.module.css';

const states = {
  open: { label: 'Com o cliente', tone: 'warning' },
  answered: { label: 'Recebida', tone: 'success' },
  expired: { label: 'Prazo encerrado', tone: 'info' },
  withdrawn: { label: 'Sem efeito', tone: 'info' },
} as const;

export function CorrectionCard({ request: { Identifier, AskedCorrection } }: { request: DeskRequest }) {
  if (!AskedCorrection || AskedCorrection.State === 'withdrawn') return null;
  const { State, By, AskedAt, Until, AnsweredAt } = AskedCorrection;
  const { label, tone } = states[State];
  const moments = AnsweredAt
    ? `Pedida por ${By} em ${momentText(AskedAt)}, recebida em ${momentText(AnsweredAt)}.`
    : `Pedida por ${By} em ${momentText(AskedAt)}, até ${momentText(Until)}.`;
  return (
    <Card as="section" aria-labelledby="correction-title">
      <div className={request.head}>
        <h2 id="correction-title" className={request.heading}>
          Correção
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className={styles.form}>
        <p className={desk.muted}>{moments}</p>
        {State === 'answered' ? <Changes {...AskedCorrection} /> : <Wanted {...AskedCorrection} />}
        {State === 'open' && <LinkButton identifier={Identifier} />}
      </div>
    </Card>
  );
}

function Wanted({ Reason, Fields }: DeskCorrection) {
  return (
    <>
      {Reason && <p>{Reason}</p>}
      <ul className={styles.changes}>
        {Fields.map(({ Label, Reason: why }) => (
          <li key={Label}>
            <strong>{Label}</strong>: {why}
          </li>
        ))}
      </ul>
    </>
  );
}

function Changes({ Changes: changes }: DeskCorrection) {
  if (changes.length === 0) return <p>O cliente enviou sem mudar nada.</p>;
  return (
    <ul className={styles.changes} aria-label="O que mudou">
      {changes.map(({ Step, Label, Before, After }) => (
        <li key={`${Step} ${Label}`}>
          <strong>{Label}</strong>: {Before && <del>{Before}</del>}
          {Before && (
            <>
              <span aria-hidden="true"> → </span>
              <span className="ui-hidden"> passou a </span>
            </>
          )}
          {After ? <ins>{After}</ins> : <em>sem resposta</em>}
        </li>
      ))}
    </ul>
  );
}

/** For customers who do not sign in: a link that opens only these fields. */
function LinkButton({ identifier }: { identifier: string }) {
  const [link, setLink] = useState<CorrectionLink>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      setLink(await makeCorrectionLink(identifier));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button kind="secondary" size="sm" busy={busy} onClick={() => void make()}>
        Criar link para o cliente
      </Button>
      {link && <NewAddress link={{ ...link, Flow: 'correcao' }} onClose={() => setLink(undefined)} />}
    </div>
  );
}
