import { FileClock } from 'lucide-react';
import { useState } from 'react';
import type { DraftEntry } from '../../../contract/drafts';
import { ConfirmDialog, Rows, toast } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { discardDraft, keyedName, renameDraft } from '../../shared/requests/drafts';
import { draftFacts, draftTitle, expiryText } from '../../shared/requests/draftWords';
import { Kept } from './Kept';
import { NameDialog } from './NameDialog';

interface Props {
  readonly uid: string;
  readonly drafts: readonly DraftEntry[];
  readonly onResume: (draft: DraftEntry) => void;
  readonly onChange: () => void;
}

export function DraftItems({ uid, drafts, onResume, onChange }: Props) {
  const [naming, setNaming] = useState<DraftEntry>();
  const [leaving, setLeaving] = useState<DraftEntry>();
  const discard = async ({ Product, Key }: DraftEntry) => {
    try {
      await discardDraft(uid, keyedName(Product, Key));
    } catch (error) {
      toast('danger', describeError(error).message);
    }
    setLeaving(undefined);
    onChange();
  };
  const rename = (draft: DraftEntry, name: string | null) => renameDraft(draft, name).finally(onChange);
  return (
    <>
      <Rows>
        <ul>
          {drafts.map((draft) => (
            <Kept
              key={draft.Key}
              icon={FileClock}
              title={draftTitle(draft)}
              facts={draftFacts(draft)}
              urgent={expiryText(draft)}
              begin="Continuar rascunho"
              isOnly={drafts.length === 1}
              onBegin={() => onResume(draft)}
              onName={() => setNaming(draft)}
              onDiscard={() => setLeaving(draft)}
            />
          ))}
        </ul>
      </Rows>
      {naming && (
        <NameDialog
          title="Nome do rascunho"
          hint="Sem nome, ele aparece pelo produto e pelo segurado."
          name={naming.Name ?? ''}
          onName={(name) => rename(naming, name || null)}
          onClose={() => setNaming(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Descartar o rascunho?"
          danger
          onConfirm={() => void discard(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          O rascunho {draftTitle(leaving)}, {draftFacts(leaving)}, será apagado.
        </ConfirmDialog>
      )}
    </>
  );
}
