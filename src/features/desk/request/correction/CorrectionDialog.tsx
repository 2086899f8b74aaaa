import { useState, type SubmitEvent } from 'react';
import type { Correctable } from '../../../../../contract/corrections';
import type { DeskRequest } from '../../../../../contract/desk';
import { Alert, Button, Dialog, Field, Skeleton, TextArea, toast } from '../../../../../renderers/ui';
import { ApiError } from '../../../../shared/api/ApiError';
import { describeError, type ErrorWords } from '../../../../shared/api/describeError';
import { useIntention } from '../../../../shared/api/useIntention';
import { LoadFailure } from '../../../../shared/products/LoadFailure';
import { OtherHolder } from '../../holding/OtherHolder';
import { useOverHolder } from '../../holding/useOverHolder';
import { inserted } from '../../prepared/inserted';
import { PreparedTexts } from '../../prepared/PreparedTexts';
import { refreshDesk } from '../../refreshDesk';
import { REASON_LIMIT } from '../approval';
import { Failure } from '../../../../shared/ui/Failure';
import { askCorrection, useCorrectable } from './api';
import { MarkedFields, type Marks } from './MarkedFields';
import styles from './correction.module.css';

interface Props {
  readonly request: DeskRequest;
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

const CONFLICT = 409;

const wrongIn = (marks: Marks) => Object.keys(marks).find((path) => marks[path]!.trim() === '');

export function CorrectionDialog({ request, onAsked, onClose }: Props) {
  const { data, error } = useCorrectable(request.Identifier);
  const { marks, setMarks, reason, setReason, tried, failure, busy, submit, holder } = useWish({
    request,
    onAsked,
    onClose,
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <Button type="submit" form="correction-form" busy={busy} disabled={!data}>
        Pedir correção
      </Button>
    </>
  );
  return (
    <Dialog title="Pedir correção ao cliente" width="44rem" onClose={onClose} actions={actions}>
      <form id="correction-form" noValidate onSubmit={submit} className={styles.form}>
        <Failure words={failure} />
        <p>Marque os campos e diga o que há de errado. O cliente altera só estes; a situação não muda.</p>
        {tried && Object.keys(marks).length === 0 && (
          <Alert tone="danger" title="Marque ao menos um campo." live />
        )}
        <Sections data={data} error={error} marks={marks} tried={tried} onChange={setMarks} />
        <Field id="correction-reason" label="Mensagem ao cliente (opcional)">
          <TextArea id="correction-reason" value={reason} onChange={setReason} rows={2} />
        </Field>
        <PreparedTexts
          kind="correction"
          identifier={request.Identifier}
          onInsert={(text) => setReason(inserted(reason, text, REASON_LIMIT))}
        />
      </form>
      <OtherHolder holder={holder} />
    </Dialog>
  );
}

interface SectionsProps {
  readonly data: Correctable | undefined;
  readonly error: unknown;
  readonly marks: Marks;
  readonly tried: boolean;
  readonly onChange: (marks: Marks) => void;
}

function Sections({ data, error, ...fields }: SectionsProps) {
  if (data) return <MarkedFields sections={data} {...fields} />;
  return error ? <LoadFailure /> : <Skeleton lines={8} />;
}

function useWish({ request, onAsked, onClose }: Props) {
  // The version that the executive saw when opening the dialog.
  const [seen] = useState(request.Seen);
  const [marks, setMarks] = useState<Marks>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ErrorWords>();
  const { busy, run } = useIntention(askCorrection);
  const holder = useOverHolder(request.HeldBy);
  const send = async () => {
    const fields = Object.entries(marks).map(([path, why]) => ({ path, reason: why.trim() }));
    setFailure(undefined);
    const over = await holder.agree();
    if (!over) return;
    try {
      const asked = await run({
        identifier: request.Identifier,
        seen,
        ...over,
        reason: reason.trim() || null,
        fields,
      });
      if (!asked) return;
      toast('success', 'Correção pedida. O cliente foi avisado.');
      onAsked();
      onClose();
    } catch (error) {
      setFailure(describeError(error));
      if (error instanceof ApiError && error.status === CONFLICT) await refreshDesk();
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = wrongIn(marks);
    if (wrong !== undefined) return document.getElementById(`why-${wrong}`)?.focus();
    if (Object.keys(marks).length > 0) return void send();
    // The error stands above the first field, out of view from the foot of the list.
    event.currentTarget.querySelector('input')?.focus();
  };
  return { marks, setMarks, reason, setReason, tried, failure, busy, submit, holder };
}
