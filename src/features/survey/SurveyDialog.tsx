import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, Dialog, Field, TextArea, controlAria } from '../../../renderers/ui';
import { useBrand } from '../../shared/config/usePublicConfig';
import type { SurveyReply } from './api';
import { ScorePicker } from './ScorePicker';

export interface SurveyDialogProps {
  busy: boolean;
  onSend: (reply: SurveyReply) => void;
  /** Closing is an answer too: the person did not want to. */
  onClose: () => void;
}

const LIMIT = 2000;
const noScore = 'Por favor informe uma nota de 0 a 10';
const tooLong = `Digite no máximo ${LIMIT} caracteres`;

export function SurveyDialog({ busy, onSend, onClose }: SurveyDialogProps) {
  const brand = useBrand()?.name ?? 'corretora';
  const [score, setScore] = useState<number>();
  const [justification, setJustification] = useState('');
  const [tried, setTried] = useState(false);
  const isLong = justification.length > LIMIT;
  const send = () => {
    setTried(true);
    if (score === undefined) document.getElementById('survey-score-first')?.focus();
    else if (isLong) document.getElementById('survey-justification')?.focus();
    else onSend({ score, justification: justification.trim() });
  };
  const scoreFrame = {
    id: 'survey-score',
    label: `De 0 a 10, qual a chance de você recomendar a ${brand} a um colega ou parceiro?`,
    group: true,
    error: tried && score === undefined ? noScore : undefined,
  };
  const wordsFrame = {
    id: 'survey-justification',
    label: 'Conte o motivo da sua nota',
    hint: 'Opcional',
    limit: LIMIT,
    length: justification.length,
    error: tried && isLong ? tooLong : undefined,
  };
  return (
    <Dialog
      title="Pesquisa de Satisfação"
      width="40rem"
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            Fechar
          </Button>
          <Button onClick={send} busy={busy}>
            Enviar
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        <p>Sua opinião ajuda a melhorar o atendimento e o portal. Leva menos de um minuto.</p>
        <Field {...scoreFrame}>
          <ScorePicker
            id={scoreFrame.id}
            value={score}
            onChange={setScore}
            describedBy={controlAria(scoreFrame).describedBy}
          />
        </Field>
        <Field {...wordsFrame}>
          <TextArea {...controlAria(wordsFrame)} rows={4} value={justification} onChange={setJustification} />
        </Field>
      </chakra.div>
    </Dialog>
  );
}
