import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Stepper.module.css';

export type StepperState = 'inactive' | 'active' | 'completed';

export interface StepperStep {
  label: string;
  state: StepperState;
}

const words: Record<StepperState, string> = {
  inactive: 'não iniciada',
  active: 'atual',
  completed: 'concluída',
};

export function Stepper({ label, steps, help }: StepperProps) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="2"
    >
      <ol className={styles.list}>
        {steps.map((step, at) => (
          <li key={step.label} data-state={step.state} aria-current={step.state === 'active' && 'step'}>
            <span className={styles.mark} aria-hidden="true">
              {step.state === 'completed' ? <Check size={14} strokeWidth={3} /> : at + 1}
            </span>
            <span className={styles.label}>
              {step.label}
              <span className="ui-hidden"> ({words[step.state]})</span>
            </span>
          </li>
        ))}
      </ol>
      {help}
    </chakra.nav>
  );
}

export interface StepperProps {
  label: string;
  steps: readonly StepperStep[];
  help?: ReactNode;
}
