import { chakra } from '@chakra-ui/react';

export interface ScorePickerProps {
  id: string;
  value: number | undefined;
  onChange: (score: number | undefined) => void;
  describedBy?: string | undefined;
}

const scores = Array.from({ length: 11 }, (_, score) => score);

const Score = chakra('button', {
  base: {
    minW: '0',
    minH: '11',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'control',
    bg: 'surface',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'info.bg' },
    '&[aria-pressed=true]': { bg: 'primary', color: 'onPrimary', borderColor: 'primary' },
  },
});

/** 0 to 10; pressing the chosen one again takes it back. */
export function ScorePicker({ id, value, onChange, describedBy }: ScorePickerProps) {
  return (
    <chakra.fieldset id={id} minW="0" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <chakra.div
        display="grid"
        gap="1.5"
        gridTemplateColumns={{ base: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(11, minmax(0, 1fr))' }}
      >
        {scores.map((score) => (
          <Score
            key={score}
            type="button"
            id={score === 0 ? `${id}-first` : undefined}
            aria-label={`Nota ${score}`}
            aria-pressed={value === score}
            onClick={() => onChange(value === score ? undefined : score)}
          >
            {score}
          </Score>
        ))}
      </chakra.div>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        mt="1.5"
        fontSize="sm"
        color="muted"
        aria-hidden="true"
      >
        <span>Nada provável</span>
        <span>Muito provável</span>
      </chakra.div>
    </chakra.fieldset>
  );
}
