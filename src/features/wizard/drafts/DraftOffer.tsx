import { Alert, Button } from '../../../../renderers/ui';
import type { KeptDraft } from './localDrafts';

const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

interface Props {
  readonly draft: KeptDraft;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** Offers a request that was begun and not finished. */
export function DraftOffer({ draft, onResume, onDiscard }: Props) {
  return (
    <Alert tone="info" title="Você tem uma solicitação não concluída">
      <p>
        Seus dados foram salvos em {moment.format(new Date(draft.updatedAt))}. Deseja continuar de onde parou?
      </p>
      <div className="wizard-choices">
        <Button onClick={onResume}>Continuar rascunho</Button>
        <Button kind="quiet" onClick={onDiscard}>
          Começar de novo
        </Button>
      </div>
    </Alert>
  );
}
