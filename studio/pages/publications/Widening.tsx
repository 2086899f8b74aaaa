import { useEffect, useState } from 'react';
import type { Release } from '../../contract/publishing';
import { Alert, Dialog, toast } from '../../../renderers/ui';
import { CheckProgress } from '../proposal/CheckProgress';
import { ProposalForm, idOf } from '../proposal/ProposalForm';
import type { Typed } from '../proposal/readWish';
import { proposeWider, useProposal, type Wish } from '../proposal/useProposal';
import page from '../analysts.module.css';
import drafts from '../drafts/drafts.module.css';

/** Whether only some customers have it and no newer release exists. */
export const isForSome = ({ IsHead, State, Share }: Release): boolean =>
  IsHead && State === 'active' && Share < 100;

interface Props {
  readonly release: Release;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

export function Widening({ release: { Id, Note, Share }, onClose, onProposed }: Props) {
  const [typed, setTyped] = useState<Typed>({ note: Note, time: '00:00', share: 100 });
  const { isBusy, refusal, send, cancel } = useProposal((wish, signal) => proposeWider(Id, wish, signal));
  const refusedDay = refusal?.code === 'FROM_PASSED' ? refusal.message : undefined;
  // Focuses the field that it was opened for.
  useEffect(() => document.getElementById(idOf('share'))?.focus(), []);
  const propose = async (wish: Wish) => {
    if (!(await send(wish))) return;
    toast('success', 'Publicação proposta.');
    onProposed();
    onClose();
  };
  return (
    <Dialog title={`Publicar nº ${Id} para mais clientes`} onClose={onClose}>
      <div className={drafts.form}>
        <p className={page.muted}>
          {`Hoje vale para ${Share}% dos clientes, que continuam com ela. Outra pessoa aprova.`}
        </p>
        {refusal && !refusedDay && <Alert tone="danger" title={refusal.message} live />}
        <ProposalForm
          typed={typed}
          onTyped={(more) => setTyped((before) => ({ ...before, ...more }))}
          isBusy={isBusy}
          refusedDay={refusedDay}
          isBlocked={false}
          onSend={(wish) => void propose(wish)}
        />
        {isBusy && <CheckProgress onCancel={cancel} />}
      </div>
    </Dialog>
  );
}
