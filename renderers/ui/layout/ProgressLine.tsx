import { chakra } from '@chakra-ui/react';

const Track = chakra('div', { base: { h: '1', borderRadius: 'full', bg: 'line', overflow: 'hidden' } });
const Bar = chakra('div', { base: { h: 'full', bg: 'primary', transition: 'width 180ms' } });

/** A slim line that says 'Etapa n de m'; `step` counts from 1. */
export function ProgressLine({ step, steps }: { step: number; steps: number }) {
  const text = `Etapa ${step} de ${steps}`;
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.p fontSize="sm" color="muted" className="ui-figures">
        {text}
      </chakra.p>
      <Track
        role="progressbar"
        aria-label="Progresso da solicitação"
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={step}
        aria-valuetext={text}
      >
        <Bar style={{ width: `${(step / steps) * 100}%` }} />
      </Track>
    </chakra.div>
  );
}
