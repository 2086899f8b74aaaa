import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WorkbenchDraft } from '../../contract/workbench';
import { Alert, Button } from '../../../renderers/ui';
import { api } from '../../../src/shared/api/api';
import { describeError } from '../../../src/shared/api/describeError';
import { useUid } from '../../../src/shared/auth/useSession';
import { paths } from '../../../src/shared/paths';
import { unsavedStore } from '../leaving/unsaved';
import { typeInto } from './useEdits';
import type { Folder } from './useFolder';

const KEPT = 'O que você digitou continua nesta aba.';

export function NotSaved({ folder, product }: { folder: Folder; product: string }) {
  const { failure, isSaving } = folder;
  if (!failure) return null;
  if (failure.status === 404) return <Gone folder={folder} product={product} words={failure.message} />;
  return (
    <Alert tone="danger" title={`Nada foi gravado. ${failure.message}`} messages={[KEPT]} live>
      <Button size="sm" kind="secondary" busy={isSaving} onClick={() => void folder.save()}>
        Gravar de novo
      </Button>
    </Alert>
  );
}

function changedTexts({ files, texts, unsaved }: Folder): ReadonlyMap<string, string> {
  const changed = files.filter(({ File, Version }) => Version > 0 || unsaved.includes(File));
  const others = unsaved.filter((file) => !changed.some(({ File }) => File === file));
  return new Map(
    [...changed.map(({ File }) => File), ...others].map((file) => [file, texts.get(file) ?? '']),
  );
}

function Gone({ folder, product, words }: { folder: Folder; product: string; words: string }) {
  const navigate = useNavigate();
  const uid = useUid();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const beginAgain = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { data } = await api.post<WorkbenchDraft>('/workbench/draft', { Name: folder.draft.Name });
      typeInto(data.Id, uid, changedTexts(folder));
      // The typed text goes along, so leaving needs no confirmation.
      unsavedStore.write(null);
      await navigate(paths.productDraft(data.Id, product));
    } catch (error) {
      setRefusal(describeError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert tone="danger" title={words} messages={refusal ? [refusal, KEPT] : [KEPT]} live>
      <Button size="sm" kind="secondary" busy={busy} onClick={() => void beginAgain()}>
        Começar outro rascunho com estes textos
      </Button>
    </Alert>
  );
}
