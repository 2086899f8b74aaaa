import { CheckCircle2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { Opportunity } from '../../../contract/opportunities';
import { dayText } from '../../../engine/values';
import { Button, toast } from '../../../renderers/ui';
import { showError } from '../../shared/alert/alertStore';
import { useRepeat } from '../../shared/requests/useRepeat';
import { useUser } from '../../shared/user/useUser';
import { getRenewal, postInterest } from './api';
import styles from './opportunities.module.css';

export function NextSteps({ opportunity, onChange }: { opportunity: Opportunity; onChange: () => void }) {
  const { Code, InterestAt, IsRenewable } = opportunity;
  const { user } = useUser();
  const repeat = useRepeat();
  const steps = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<'interest' | 'renewal'>();
  const during = async (what: 'interest' | 'renewal', work: () => Promise<void>) => {
    setBusy(what);
    await work().catch(showError);
    setBusy(undefined);
  };
  const express = async () => {
    await postInterest(Code);
    steps.current?.focus();
    toast('success', 'O seu executivo foi avisado e entrará em contato.');
    onChange();
  };
  const renew = async () => {
    const { Wizard, Answers } = await getRenewal(Code);
    repeat({ Wizard, Answers, Moved: [], Mapped: [], Left: [] }, `Renovação da apólice ${Code}`);
  };
  if (!user) return null;
  if (user.isExecutive)
    return InterestAt ? <Told>Cliente avisou em {dayText(InterestAt)}</Told> : 'Sem aviso do cliente';
  return (
    <div ref={steps} tabIndex={-1} className={styles.steps}>
      {InterestAt ? (
        <Told>Executivo avisado em {dayText(InterestAt)}</Told>
      ) : (
        <Button size="sm" busy={busy === 'interest'} onClick={() => void during('interest', express)}>
          Tenho interesse<span className="ui-hidden"> na renovação da apólice {Code}</span>
        </Button>
      )}
      {/* Quotes are asked for by companies (specification 1 §6). */}
      {IsRenewable && !user.isPhysicalPerson && (
        <Button
          kind="secondary"
          size="sm"
          busy={busy === 'renewal'}
          onClick={() => void during('renewal', renew)}
        >
          Renovar<span className="ui-hidden"> a apólice {Code}</span>
        </Button>
      )}
    </div>
  );
}

const Told = ({ children }: { children: ReactNode }) => (
  <span className={styles.told}>
    <CheckCircle2 size={16} aria-hidden="true" /> {children}
  </span>
);
