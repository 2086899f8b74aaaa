import { chakra } from '@chakra-ui/react';
import { Button, Dialog } from '../../../renderers/ui';
import { useCountdown } from './useCountdown';

export interface QuestionDialogProps {
  readonly title: string;
  readonly question: string;
  /** null: time ran out. */
  readonly onAnswer: (answer: boolean | null) => void;
}

const Time = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    w: 'full',
    h: '1.5',
    border: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'line',
    '&::-webkit-progress-bar': { bg: 'line' },
    '&::-webkit-progress-value': { bg: 'primary' },
    '&::-moz-progress-bar': { bg: 'primary' },
  },
});

/** A yes-or-no question with a limited time, which stands still while the person is at it (WCAG 2.2.1). */
export function QuestionDialog({ title, question, onAnswer }: QuestionDialogProps) {
  const { left, seconds, held, hold, release } = useCountdown(() => onAnswer(null));
  return (
    <Dialog title={title}>
      <chakra.div
        display="grid"
        gap="5"
        onPointerMove={hold}
        onPointerDown={hold}
        onPointerLeave={release}
        onKeyDown={hold}
      >
        <chakra.p>{question}</chakra.p>
        <chakra.div display="grid" gap="1.5">
          <Time
            aria-label="Tempo para responder"
            max={100}
            value={left}
            aria-valuetext={`${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}${held ? ', parado' : ''}`}
          />
          <chakra.p fontSize="sm" color="muted">
            {held
              ? 'O tempo está parado enquanto você responde.'
              : 'Sem resposta neste tempo, sua solicitação segue normalmente.'}
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            Não
          </Button>
          <Button onClick={() => onAnswer(true)}>Sim</Button>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
