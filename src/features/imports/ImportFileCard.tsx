import { CheckCircle2, CircleAlert, FileText } from 'lucide-react';
import { useState } from 'react';
import type { ImportBody } from '../../../contract/imports';
import { Alert, Button, Card } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { useIntention } from '../../shared/api/useIntention';
import { Form } from '../../shared/forms/Form';
import { openDocument } from '../../shared/products/documents';
import { sendImport } from './api';
import styles from './imports.module.css';
import { formKeyOf, type ImportFile } from './useImportFiles';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ImportFileCardProps {
  file: ImportFile;
  clients: readonly Option[];
  onRetry: () => void;
  onRemove: () => void;
  onSent: (identifier: string) => void;
}

export function ImportFileCard(props: ImportFileCardProps) {
  const { file, onRetry, onRemove } = props;
  return (
    <Card asChild>
      <article aria-label={file.name}>
        <div className={styles.head}>
          <FileText size={20} aria-hidden="true" />
          <h2 className={styles.name}>{file.name}</h2>
          {file.state !== 'sent' && file.state !== 'uploading' && (
            <Button kind="quiet" size="sm" onClick={onRemove}>
              Remover<span className="ui-hidden"> {file.name}</span>
            </Button>
          )}
        </div>
        {file.state === 'uploading' && <Uploading file={file} />}
        {file.state === 'failed' && (
          <div role="alert" className={styles.failed}>
            <p>
              <CircleAlert size={16} aria-hidden="true" /> Não foi enviado. {file.reason}
            </p>
            <Button kind="secondary" size="sm" onClick={onRetry}>
              Tentar novamente<span className="ui-hidden"> com {file.name}</span>
            </Button>
          </div>
        )}
        {file.state === 'ready' && <PolicyData {...props} />}
        {file.state === 'sent' && (
          <output className={styles.sent}>
            <CheckCircle2 size={16} aria-hidden="true" /> Enviada para validação com o número{' '}
            <strong className="ui-figures">{file.identifier}</strong>.
          </output>
        )}
      </article>
    </Card>
  );
}

function Uploading({ file }: { file: ImportFile }) {
  const percent = Math.round(file.progress * 100);
  const words = percent < 100 ? `Enviando, ${percent}%` : 'Verificando o arquivo…';
  return (
    <div className={styles.uploading}>
      <progress max={100} value={percent} aria-label={`Enviando ${file.name}`} />
      <span className="ui-figures">{words}</span>
    </div>
  );
}

function PolicyData({ file, clients, onSent }: ImportFileCardProps) {
  const { busy, run } = useIntention(sendImport);
  const [failure, setFailure] = useState<string>();
  const send = async (record: Omit<ImportBody, 'documentId'>) => {
    setFailure(undefined);
    try {
      const identifier = await run({ ...record, documentId: file.documentId! });
      if (identifier) onSent(identifier);
    } catch (error) {
      setFailure(describeError(error).message);
    }
  };
  const isProposed = Object.keys(file.proposal ?? {}).length > 0;
  return (
    <div className={styles.data}>
      <p className={styles.muted}>
        {isProposed
          ? 'Preenchemos o que lemos no documento. Confira e corrija antes de enviar.'
          : 'Não foi possível ler os dados deste documento. Digite-os como estão na apólice.'}{' '}
        <button
          type="button"
          className={styles.link}
          onClick={() => void openDocument({ DocumentID: file.documentId!, DocumentName: file.name })}
        >
          Abrir o PDF<span className="ui-hidden"> {file.name}</span>
        </button>
      </p>
      <Form<Omit<ImportBody, 'documentId'>>
        name="importacao"
        prefix={`${file.id}_`}
        kept={formKeyOf(file)}
        context={{ clients: [...clients] }}
        record={isProposed ? file.proposal : undefined}
        onErrors="focus"
        onSubmit={(record) => void send(record)}
      >
        {failure && (
          <div className={styles.above}>
            <Alert tone="danger" live title="A apólice não foi enviada">
              <p>{failure}</p>
            </Alert>
          </div>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            Enviar para validação
          </Button>
        </div>
      </Form>
    </div>
  );
}
