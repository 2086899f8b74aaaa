import type { Session } from '../../../engine/index';
import { Button, Dialog, LoadingOverlay } from '../../../renderers/ui';
import { QuestionDialog } from './QuestionDialog';
import { useQuestionnaire } from './useQuestionnaire';

export interface QuestionnaireProps {
  readonly session: Session;
  readonly identifier: string;
  /** Called once, when the answer to the request may be waited for. */
  readonly onDone: () => void;
}

export function Questionnaire({ session, identifier, onDone }: QuestionnaireProps) {
  const { phase, answer, leave, goOn } = useQuestionnaire(session, identifier, onDone);
  const { questionnaire } = session.definition.source;
  switch (phase.name) {
    case 'question':
      return questionnaire ? (
        <QuestionDialog
          title={questionnaire.title}
          question={questionnaire.question}
          onAnswer={(given) => void answer(given)}
        />
      ) : null;
    case 'thanks':
      return (
        <Dialog
          title={questionnaire?.title ?? ''}
          onClose={goOn}
          actions={<Button onClick={goOn}>Continuar</Button>}
        >
          <output>{phase.text}</output>
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog title={phase.title} onClose={leave} actions={<Button onClick={leave}>Fechar</Button>}>
          <p role="alert">Contate o administrador do sistema!</p>
        </Dialog>
      );
    default:
      return <LoadingOverlay text="Aguarde, estamos processando sua solicitação..." />;
  }
}
