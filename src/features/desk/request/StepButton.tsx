import { useState } from 'react';
import { Button, ConfirmDialog } from '../../../../renderers/ui';
import type { Action } from '../../../../contract/desk';
import type { useDecision } from './useDecision';

export type Decision = ReturnType<typeof useDecision>;

interface Props {
  readonly decision: Decision;
  readonly action: Action;
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

export function StepButton({ decision, action, label, title, text }: Props) {
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await decision.send(action);
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      {asking && (
        <ConfirmDialog
          title={title}
          busy={decision.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
