import { Alert, Button, Dialog, DialogText } from '../../../../renderers/ui';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import pageStyles from '../../../shared/ui/page.module.css';

interface Props {
  readonly ofChange: boolean;
  readonly busy: boolean;
  readonly failure?: string | undefined;
  readonly onSend: (reason: string | null) => void;
  readonly onClose: () => void;
}

const FORM = 'analysis';

/** Specification 2 §2.7: sends an offer to the executive; a reason helps and is not required. */
export function AnalysisDialog({ ofChange, busy, failure, onSend, onClose }: Props) {
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Não
      </Button>
      <SubmitButton form={FORM} busy={busy}>
        Sim
      </SubmitButton>
    </>
  );
  return (
    <Dialog title="Solicitação de Análise" onClose={busy ? undefined : onClose} actions={actions}>
      <div className={pageStyles.stack}>
        <DialogText>
          Deseja enviar {ofChange ? 'o endosso' : 'a cotação'} para análise do executivo?
        </DialogText>
        <Form<{ reasonAnalysis: string | null }>
          name="analise"
          id={FORM}
          onErrors="focus"
          onSubmit={({ reasonAnalysis }) => onSend(reasonAnalysis)}
        />
        {failure && <Alert tone="danger" title={failure} live />}
      </div>
    </Dialog>
  );
}
