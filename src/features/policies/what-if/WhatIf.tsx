import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Alert, LinkButton } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { Failed } from '../../../shared/table/Failed';
import { ExecutiveContact } from '../../contacts/ExecutiveContact';
import { TrialForm } from './TrialForm';
import { useTrial } from './useTrial';
import styles from './whatIf.module.css';

interface Props {
  readonly policyNumber: string;
  readonly waiting: ReactNode;
}

export function WhatIf({ policyNumber, waiting }: Props) {
  const { opened, refusal, mayAsk, error, again } = useTrial(policyNumber);
  if (error) return <Failed error={error} onRetry={again} />;
  if (refusal) return <Refused policyNumber={policyNumber} {...refusal} />;
  if (!opened) return waiting;
  return <TrialForm key={`${opened.Policy} ${opened.Definition}`} opened={opened} mayAsk={mayAsk} />;
}

/** This refusal still allows asking a person. */
const ASKABLE = 'FOREIGN_DOCUMENT';

interface RefusedProps {
  readonly policyNumber: string;
  readonly Code: string;
  readonly Title: string | null;
  readonly Message: string;
}

function Refused({ policyNumber, Code, Title, Message }: RefusedProps) {
  return (
    <div className={styles.refused}>
      <Alert tone="info" title={Title ?? 'Não é possível simular uma alteração desta apólice'} live>
        <p>{Message}</p>
      </Alert>
      <ExecutiveContact />
      {Code === ASKABLE && (
        <LinkButton asChild kind="secondary" size="sm">
          <Link to={paths.endorsement(policyNumber)}>Solicitar endosso</Link>
        </LinkButton>
      )}
    </div>
  );
}
