import { useState } from 'react';
import { type ApiRecord, type Session, writeRecord } from '../../../../engine/index';
import { ApiError } from '../../../shared/api/ApiError';
import { describeError } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { askForAnalysis, sendPayment } from './api';
import type { MovedQuote } from '../../../../contract/emission';
import { dropForm } from '../../../shared/forms/keptForm';

/** The status has changed meanwhile: what is shown is out of date. */
const CONFLICT = 409;

type Question = 'policy' | 'analysis';

interface Failure {
  readonly message: string;
  readonly problems: readonly string[];
}

function describe(error: unknown): Failure {
  const problems = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
  return { message: describeError(error).message, problems: [...new Set(problems)] };
}

const chosenOf = ({ installments, firstInstallmentDueDateDelay: delay }: ApiRecord) => ({
  installments: Number(installments),
  due: typeof delay === 'number' ? { firstInstallmentDueDateDelay: delay } : {},
});

export interface PaymentHost {
  readonly identifier: string;
  /** In R$, as shown: the offer may change another day. */
  readonly premium?: number;
  /** Called before sending: from here on this page handles the outcome. */
  readonly onSend: () => void;
  readonly onPaid: (answer: MovedQuote) => void;
  readonly onAnalysed: (answer: MovedQuote) => void;
  readonly onRefused: (message: string) => void;
}

/** A proposal is requested at once, a policy after a confirmation, an analysis separately. */
export function usePayment({ identifier, premium, onSend, onPaid, onAnalysed, onRefused }: PaymentHost) {
  const paying = useIntention(sendPayment);
  const analysing = useIntention(askForAnalysis);
  const [asked, setAsked] = useState<Question>();
  const [chosen, setChosen] = useState<ApiRecord>({});
  const [failure, setFailure] = useState<Failure>();

  const fail = (error: unknown) => {
    const described = describe(error);
    setFailure(described);
    if (error instanceof ApiError && error.status === CONFLICT) onRefused(described.message);
  };

  const pay = async (payment: ApiRecord, acceptRequired: boolean) => {
    setFailure(undefined);
    onSend();
    try {
      const answer = await paying.run({ identifier, payment, acceptRequired, premium });
      if (!answer) return;
      dropForm(identifier);
      onPaid(answer);
    } catch (error) {
      setAsked(undefined);
      fail(error);
    }
  };

  const submit = (session: Session, wish: string) => {
    const payment = writeRecord(session).payment as ApiRecord;
    setFailure(undefined);
    if (wish === 'proposal') return void pay(payment, true);
    setChosen(payment);
    setAsked('policy');
  };

  const sendAnalysis = async (reasonAnalysis: string | null) => {
    setFailure(undefined);
    onSend();
    try {
      const answer = await analysing.run({ identifier, reasonAnalysis });
      if (answer) onAnalysed(answer);
    } catch (error) {
      fail(error);
    }
  };

  const ask = (question: Question) => {
    setFailure(undefined);
    setAsked(question);
  };

  /** The question could not be shown: the request has moved on. */
  const refused = (error: unknown) => {
    onSend();
    setAsked(undefined);
    fail(error);
  };

  return {
    asked,
    failure,
    chosen: chosenOf(chosen),
    refused,
    busy: paying.busy || analysing.busy,
    ask,
    submit,
    confirmIssuance: () => void pay(chosen, false),
    issue: (payment: ApiRecord) => void pay(payment, false),
    sendAnalysis: (reason: string | null) => void sendAnalysis(reason),
    close: () => {
      setAsked(undefined);
      setFailure(undefined);
    },
  };
}
