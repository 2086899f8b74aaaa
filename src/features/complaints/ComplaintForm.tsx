import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type FormEvent } from 'react';
import { Button, Card, Field, RadioGroup, TextArea, TextInput, controlAria } from '../../../renderers/ui';
import { showError } from '../../shared/alert/alertStore';
import { kindNames, sendComplaint, type ComplaintKind } from './api';
import { Attachment } from './Attachment';
import { emptyDraft, keepDraft, readDraft, type ComplaintDraft } from './complaintDraft';
import { SUBJECT_LIMIT, TEXT_LIMIT, validateComplaint, type ComplaintIssues } from './validateComplaint';

const kinds = (Object.keys(kindNames) as ComplaintKind[]).map((value) => ({
  value,
  label: kindNames[value],
}));

export interface ComplaintFormProps {
  /** Whose draft it is. */
  uid: string;
  onSent: (protocol: string) => void;
}

/** Kind, subject, text and a file; what is typed outlives the page until it is sent. */
export function ComplaintForm({ uid, onSent }: ComplaintFormProps) {
  const [draft, setDraft] = useState(() => readDraft(uid));
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const [issues, setIssues] = useState<ComplaintIssues>({});
  const [uploading, setUploading] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => keepDraft(uid, draft), [uid, draft]);

  const edit = (changes: Partial<ComplaintDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    // Other words are another complaint: the key of an attempt that failed is not theirs.
    setRequestKey(crypto.randomUUID());
    setIssues((current) => without(current, Object.keys(changes)));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = validateComplaint(draft);
    setIssues(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    setBusy(true);
    try {
      const { kind, subject, text, file } = draft;
      const sent = { kind: kind!, subject, text, documentId: file?.DocumentID ?? null };
      onSent(await sendComplaint(sent, requestKey));
      edit(emptyDraft);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  const kind = { id: 'complaint-kind', label: 'Tipo', required: true, group: true, error: issues.kind };
  const subject = {
    id: 'complaint-subject',
    label: 'Assunto',
    required: true,
    limit: SUBJECT_LIMIT,
    length: draft.subject.length,
    error: issues.subject,
  };
  const text = {
    id: 'complaint-text',
    label: 'Mensagem',
    hint: 'Conte o que aconteceu ou o que podemos melhorar. Se houver, cite o número da apólice ou da solicitação.',
    required: true,
    limit: TEXT_LIMIT,
    length: draft.text.length,
    error: issues.text,
  };
  return (
    <Card asChild>
      <form noValidate aria-labelledby="complaint-title" onSubmit={(event) => void submit(event)}>
        <chakra.h2 id="complaint-title" fontSize="lg" mb="5">
          Nova mensagem
        </chakra.h2>
        <chakra.div display="grid" gap="5">
          <Field {...kind}>
            <RadioGroup
              {...controlAria(kind)}
              options={kinds}
              value={draft.kind}
              onChange={(value) => edit({ kind: value })}
            />
          </Field>
          <Field {...subject}>
            <TextInput
              {...controlAria(subject)}
              value={draft.subject}
              onChange={(value) => edit({ subject: value })}
            />
          </Field>
          <Field {...text}>
            <TextArea
              {...controlAria(text)}
              rows={6}
              value={draft.text}
              onChange={(value) => edit({ text: value })}
            />
          </Field>
          <Attachment file={draft.file} onChange={(file) => edit({ file })} onBusy={setUploading} />
        </chakra.div>
        <chakra.div display="flex" justifyContent="flex-end" mt="6">
          <Button type="submit" busy={busy} disabled={uploading}>
            Enviar
          </Button>
        </chakra.div>
      </form>
    </Card>
  );
}

const without = (issues: ComplaintIssues, fields: readonly string[]): ComplaintIssues =>
  Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field)));

function focusFirst(issues: ComplaintIssues): void {
  const field = `complaint-${Object.keys(issues)[0]}`;
  (document.getElementById(`${field}-0`) ?? document.getElementById(field))?.focus();
}
