import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { ButtonBar, Alert, Button, Checkbox, toast, FieldError } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { useIntention } from '../../shared/api/useIntention';
import { paths } from '../../shared/paths';
import { TermsLink } from './payment/TermsLink';
import { approveProposal } from './api';
import { ContractQuestion } from './decision/ContractQuestion';
import { DueDateForm } from './DueDateForm';
import { noteDone } from '../../shared/requests/justDone';
import { quoteUrl } from '../../shared/requests/quote';
import type { Sending } from './useLostProposal';
import styles from './quote.module.css';

const BOX = 'acceptedTerms';
const UNREAD = 'Os termos e condições devem ser lidos e aceitos.';

interface Props {
  readonly identifier: string;
  /** In R$, as shown: the offer may change another day. */
  readonly premium?: number | undefined;
  readonly sending: Sending;
  readonly asksDueDate: boolean;
  readonly installments: number;
}

/** Specification 2 §2.5: the draft is read, the terms are ticked, and the ready proposal is contracted. */
export function ProposalAcceptance({ identifier, premium, sending, asksDueDate, installments }: Props) {
  const approval = useApproval(identifier, sending, premium);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<{ dueDate: string | undefined }>();
  const contract = (dueDate?: string) => {
    setTried(true);
    if (accepted) setAsked({ dueDate });
    else document.getElementById(BOX)?.focus();
  };
  const confirm = async () => {
    if (!(await approval.approve(asked?.dueDate))) setAsked(undefined);
  };
  const acceptance = (
    <>
      <div className={styles.proposalAccept}>
        <TermsBox value={accepted} onChange={setAccepted} invalid={tried && !accepted} />
        {approval.failure && <Alert tone="danger" title={approval.failure} live />}
      </div>
      <Actions accepted={accepted} onContract={asksDueDate ? undefined : () => contract()} />
    </>
  );
  return (
    <>
      {asksDueDate ? <DueDateForm onChosen={contract}>{acceptance}</DueDateForm> : acceptance}
      {asked && (
        <ContractQuestion
          title="Deseja contratar esta proposta?"
          identifier={identifier}
          installments={installments}
          due={{ firstInstallmentDueDate: asked.dueDate }}
          busy={approval.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(undefined)}
          onRefused={(error) => {
            setAsked(undefined);
            approval.refused(error);
          }}
        />
      )}
    </>
  );
}

function Actions({ accepted, onContract }: { accepted: boolean; onContract?: (() => void) | undefined }) {
  const navigate = useNavigate();
  return (
    <ButtonBar>
      <Button kind="quiet" onClick={() => void navigate(paths.requestStatus)}>
        Voltar
      </Button>
      <Button type={onContract ? 'button' : 'submit'} aria-disabled={!accepted} onClick={onContract}>
        Contratar
      </Button>
    </ButtonBar>
  );
}

function useApproval(identifier: string, sending: Sending, premium: number | undefined) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { busy, run } = useIntention(approveProposal);
  const [failure, setFailure] = useState<string>();
  const approve = async (firstInstallmentDueDate?: string): Promise<boolean> => {
    setFailure(undefined);
    sending.begun();
    try {
      const answer = await run({ identifier, firstInstallmentDueDate, premium });
      if (!answer) return true;
      toast('success', 'Proposta aceita!');
      noteDone(identifier);
      void mutate(quoteUrl(identifier));
      void navigate(paths.requestStatus);
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      sending.failed();
      if (error instanceof ApiError && error.status > 0) void mutate(quoteUrl(identifier));
      return false;
    }
  };
  const refused = (error: unknown) => {
    setFailure(messageOf(error));
    void mutate(quoteUrl(identifier));
  };
  return { busy, failure, approve, refused };
}

function messageOf(error: unknown): string {
  const [field] = error instanceof ApiError ? error.errors : [];
  return field?.message ?? describeError(error).message;
}

interface TermsBoxProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly invalid: boolean;
}

function TermsBox({ value, onChange, invalid }: TermsBoxProps) {
  return (
    <div className={styles.proposalTerms}>
      <div>
        <Checkbox
          id={BOX}
          value={value}
          onChange={onChange}
          required
          invalid={invalid}
          describedBy={invalid ? `${BOX}-error` : undefined}
        >
          Li e aceito os termos e condições
        </Checkbox>
        {invalid && <FieldError id={BOX} error={UNREAD} alert />}
      </div>
      <TermsLink />
    </div>
  );
}
