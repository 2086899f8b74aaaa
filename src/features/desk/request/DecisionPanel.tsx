import { useEffect, useRef, useState } from 'react';
import { Alert, Card } from '../../../../renderers/ui';
import type { DeskRequest } from '../../../../contract/desk';
import { isChange } from '../../../shared/requests/places';
import { deskWaits } from '../../../shared/requests/status';
import { dayText } from '../../../../engine/values';
import { ApproveForm } from './ApproveForm';
import { CorrectionButton } from './correction/CorrectionButton';
import { DenyButton } from './DenyButton';
import { HolderLine } from '../holding/HolderLine';
import { OtherHolder } from '../holding/OtherHolder';
import { NextButton } from '../next/NextButton';
import { Failure } from '../../../shared/ui/Failure';
import { IssueElsewhereButton } from './IssueElsewhereButton';
import { StepButton } from './StepButton';
import { UndoButton } from './UndoButton';
import { useDecision } from './useDecision';
import { usePanelKeys } from './usePanelKeys';
import styles from './request.module.css';
import desk from '../desk.module.css';

const issueWords = {
  policy: {
    label: 'Emitir apólice',
    title: 'Emitir a apólice?',
    text: 'A apólice recebe seu número, os boletos são gerados e o cliente é avisado. Isso não pode ser desfeito.',
  },
  endorsement: {
    label: 'Emitir endosso',
    title: 'Emitir o endosso?',
    text: 'A apólice muda como foi pedido e o cliente é avisado. Isso não pode ser desfeito.',
  },
};

export function DecisionPanel({ request }: { request: DeskRequest }) {
  const decision = useDecision(request);
  const [opened, setOpened] = useState(request.Seen);
  const [asked, setAsked] = useState(false);
  const isOwn = asked && request.AskedCorrection?.State === 'open';
  const isElsewhere = request.Endorsement?.PolicyId === null;
  const may = (action: DeskRequest['Actions'][number]) => request.Actions.includes(action);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  usePanelKeys(panel);
  // The focused button may be gone after the decision.
  const moved = request.Seen === opened ? decision.failure : request.Seen;
  useEffect(() => {
    const isLost = moved !== undefined && document.activeElement === document.body;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <Card as="aside" ref={panel} aria-labelledby="decision-title" className={styles.decision}>
      <h2 id="decision-title" ref={heading} tabIndex={-1} className={styles.heading}>
        Decisão
      </h2>
      <HolderLine request={request} />
      {request.Seen !== opened && !isOwn && !decision.isDecided && !decision.failure && (
        <Alert tone="info" title="A solicitação mudou agora" live onClose={() => setOpened(request.Seen)}>
          <p>Confira os dados antes de decidir.</p>
        </Alert>
      )}
      <Failure words={decision.failure} />
      {may('approve') && <ApproveForm key={request.Seen} request={request} decision={decision} />}
      {may('ready') && (
        <StepButton
          decision={decision}
          action="ready"
          label="Marcar proposta como pronta"
          title="Marcar a proposta como pronta?"
          text="A proposta recebe seu número, o cliente é avisado e tem 30 dias para aceitá-la."
        />
      )}
      {may('issue') && isElsewhere && <IssueElsewhereButton decision={decision} />}
      {may('issue') && !isElsewhere && (
        <StepButton
          decision={decision}
          action="issue"
          {...(isChange(request.Identifier) ? issueWords.endorsement : issueWords.policy)}
        />
      )}
      {request.IsCorrectable && <CorrectionButton request={request} onAsked={() => setAsked(true)} />}
      {may('deny') && (
        <DenyButton
          identifier={request.Identifier}
          decision={decision}
          ofChange={isChange(request.Identifier)}
        />
      )}
      {may('undo') && <UndoButton decision={decision} />}
      {!request.Actions.some((action) => action !== 'undo') && (
        <p className={desk.muted}>{deskWaits(request.Status)}</p>
      )}
      {[2, 6].includes(request.Status) && (
        <p className={desk.muted}>Válida até {dayText(request.ExpiresAt)}.</p>
      )}
      <NextButton identifier={request.Identifier} isDone={decision.isDecided && !decision.busy} />
      <OtherHolder holder={decision.holder} />
    </Card>
  );
}
