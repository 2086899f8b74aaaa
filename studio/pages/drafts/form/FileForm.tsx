import { useMemo } from 'react';
import { fileKind, type FileKind } from '../../../check/structure/fileKind';
import { type Fault, scanJson } from '../../../../engine/definition';
import { Alert, Button, Card, Skeleton } from '../../../../renderers/ui';
import type { Folder } from '../useFolder';
import { useUndo } from '../useUndo';
import { DrawnFile } from './DrawnFile';
import { KnownContext, useKnownOf } from './known';
import { QuestionJump } from './QuestionJump';
import { useKindForm } from './useKindForm';
import styles from './form.module.css';

type Go = (file: string, pointer: string) => void;

interface Props {
  readonly product: string;
  readonly file: string;
  readonly target?: { readonly pointer: string } | undefined;
  readonly folder: Folder;
  readonly faults: readonly Fault[];
  readonly onGo: Go;
  readonly onText: Go;
}

export default function FileForm(props: Props) {
  const { file, folder } = props;
  const kind = fileKind(file);
  const text = folder.texts.get(file) ?? '';
  const { brokenAt, tooDeep } = useMemo(() => scanJson(text), [text]);
  if (!kind) return <Alert tone="info" title="Este arquivo só pode ser editado como texto." />;
  if (brokenAt !== undefined || tooDeep !== undefined)
    return <Alert tone="warning" title="Corrija primeiro, no texto, o que não é JSON" messages={[file]} />;
  return <KnownFile {...props} kind={kind} />;
}

function KnownFile({ kind, ...props }: Props & { readonly kind: FileKind }) {
  const { product, file, target, folder, onGo } = props;
  const form = useKindForm(kind);
  const files = useUndo(folder);
  const known = useKnownOf(folder, product);
  return (
    <Card aria-label={`Formulário de ${file}`} className={styles.form}>
      <KnownContext value={known}>
        <QuestionJump product={product} folder={folder} onGo={onGo} />
        {file.startsWith('_shared/') && (
          <Alert
            tone="warning"
            title="Este arquivo é de todos os produtos que o usam: a mudança vale para eles."
          />
        )}
        {form ? (
          <DrawnFile {...props} key={`${file} ${target?.pointer}`} form={form} files={files} />
        ) : (
          <Skeleton lines={8} />
        )}
      </KnownContext>
      <div>
        <Button kind="quiet" size="sm" onClick={files.undo} aria-disabled={!files.undo}>
          Desfazer
        </Button>
      </div>
    </Card>
  );
}
