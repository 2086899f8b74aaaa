import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { AlertCircle } from 'lucide-react';
import { Alert, Button, Checkbox, ConfirmDialog, toast } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { useIntention } from '../../shared/api/useIntention';
import { paths } from '../../shared/paths';
import { TermsLink } from '../payment/TermsLink';
import { approveProposal } from './api';
import { quoteUrl } from './quote';
import type { Sending } from './useLostProposal';

const BOX = 'acceptedTerms';
const UNREAD = 'Os termos e condições devem ser lidos e aceitos.';

interface Props {
  readonly identifier: string;
  readonly sending: Sending;
}

/** Specification 2 §2.5: the draft is read, the terms are ticked, and the ready proposal is contracted. */
export function ProposalAcceptance({ identifier, sending }: Props) {
  const navigate = useNavigate();
  const approval = useApproval(identifier, sending);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const contract = () => {
    setTried(true);
    if (accepted) setAsked(true);
    else document.getElementById(BOX)?.focus();
  };
  const confirm = async () => {
    if (!(await approval.approve())) setAsked(false);
  };
  return (
    <>
      <div className="proposal-accept">
        <TermsBox value={accepted} onChange={setAccepted} invalid={tried && !accepted} />
        {approval.failure && <Alert tone="danger" title={approval.failure} live />}
      </div>
      <div className="wizard-actions">
        <Button kind="quiet" onClick={() => void navigate(paths.requestStatus)}>
          Voltar
        </Button>
        <Button aria-disabled={!accepted} onClick={contract}>
          Contratar
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title="Deseja contratar esta proposta?"
          busy={approval.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

function useApproval(identifier: string, sending: Sending) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { busy, run } = useIntention(approveProposal);
  const [failure, setFailure] = useState<string>();
  /** Whether it was accepted; then the page is left. */
  const approve = async (): Promise<boolean> => {
    setFailure(undefined);
    sending.begun();
    try {
      const answer = await run(identifier);
      if (!answer) return true;
      toast('success', 'Proposta aceita!');
      void mutate(quoteUrl(identifier));
      void navigate(paths.requestStatus);
      return true;
    } catch (error) {
      setFailure(describeError(error).message);
      sending.failed();
      if (error instanceof ApiError && error.status > 0) void mutate(quoteUrl(identifier));
      return false;
    }
  };
  return { busy, failure, approve };
}

interface TermsBoxProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly invalid: boolean;
}

function TermsBox({ value, onChange, invalid }: TermsBoxProps) {
  return (
    <div className="proposal-terms">
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
        {invalid && (
          <p id={`${BOX}-error`} className="ui-error" role="alert">
            <AlertCircle size={16} aria-hidden="true" />
            {UNREAD}
          </p>
        )}
      </div>
      <TermsLink />
    </div>
  );
}
