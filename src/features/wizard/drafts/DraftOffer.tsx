import { useState } from 'react';
import { momentText } from '../../../../engine/values';
import { Alert, Button, ConfirmDialog } from '../../../../renderers/ui';
import type { KeptDraft } from '../../../shared/requests/localDrafts';
import styles from '../wizard.module.css';

interface Props {
  readonly draft: KeptDraft;
  readonly name?: string | undefined;
  readonly chosen?: string | undefined;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

export function DraftOffer({ draft, name, chosen, onResume, onDiscard }: Props) {
  const [asked, setAsked] = useState(false);
  const saved = momentText(draft.updatedAt);
  const resume = chosen && name ? `Continuar rascunho de ${name}` : 'Continuar rascunho';
  const begin = chosen ? `Começar ${chosen}` : 'Começar de novo';
  const on = (
    <Button key="on" kind={chosen ? 'quiet' : 'primary'} onClick={onResume}>
      {resume}
    </Button>
  );
  const anew = (
    <Button key="anew" kind={chosen ? 'primary' : 'quiet'} onClick={() => setAsked(true)}>
      {begin}
    </Button>
  );
  return (
    <Alert tone="info" title="Você tem uma solicitação não concluída">
      {name && <p>Produto do rascunho: {name}.</p>}
      {chosen ? (
        <p>
          Seus dados foram salvos em {saved}. Você acaba de escolher {chosen}.
        </p>
      ) : (
        <p>Seus dados foram salvos em {saved}. Deseja continuar de onde parou?</p>
      )}
      <div className={styles.choices}>{chosen ? [anew, on] : [on, anew]}</div>
      {asked && (
        <ConfirmDialog title={`${begin}?`} danger onConfirm={onDiscard} onCancel={() => setAsked(false)}>
          O rascunho{name ? ` de ${name}` : ''}, salvo em {saved}, será apagado.
        </ConfirmDialog>
      )}
    </Alert>
  );
}
