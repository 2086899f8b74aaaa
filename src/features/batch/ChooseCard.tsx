import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RequestEntry } from '../../../engine/definition';
import { Alert, Button, Card, Field, FileDrop, toast } from '../../../renderers/ui';
import { saveBlob } from '../../shared/saveBlob';
import { LIMITS } from './sheet/RawSheet';
import type { SheetOnPage } from './useSheet';
import { refusalWords } from './words';
import styles from './batch.module.css';

const drop = {
  id: 'batch-file',
  label: 'Planilha',
  hint: `Uma linha para cada pedido, até ${LIMITS.rows}, com os nomes das colunas na primeira.`,
};

interface Props {
  readonly entry: RequestEntry;
  readonly sheet: SheetOnPage;
  readonly isLocked: boolean;
}

export function ChooseCard({ entry, sheet, isLocked }: Props) {
  const { refused, isReading, sheet: open } = sheet;
  const judging = open?.judging;
  const isChosen = isReading || open !== undefined;
  return (
    <Card>
      <Field {...drop} hint={isChosen ? undefined : drop.hint} group>
        <FileDrop
          id={drop.id}
          accept="xlsx,csv"
          compact={isChosen}
          disabled={isLocked || !sheet.columns}
          files={[]}
          onAdd={sheet.choose}
          onOpen={() => undefined}
          onRemove={() => undefined}
          onReject={(reason, [file]) =>
            toast(
              'warning',
              reason === 'many'
                ? 'Escolha uma planilha por vez.'
                : `${file?.name ?? 'O arquivo'} não é .xlsx nem .csv. Abra-o no programa de planilhas, salve-o como .xlsx e escolha-o de novo.`,
            )
          }
        />
      </Field>
      <div className={styles.line} data-chosen={isChosen || undefined}>
        <TemplateButton entry={entry} sheet={sheet} />
        {(isReading || judging !== undefined) && (
          <Progress
            words={isReading ? 'Lendo a planilha…' : `Conferindo ${judging} de ${open!.rows.length} linhas`}
            value={judging}
            max={open?.rows.length}
            onCancel={sheet.cancel}
          />
        )}
      </div>
      {refused && (
        <div className={styles.above}>
          <Alert tone="danger" live title={refusalWords(refused.refusal, refused.found).title}>
            <p>
              {refused.name}: {refusalWords(refused.refusal, refused.found).message} Nada foi enviado.
            </p>
          </Alert>
        </div>
      )}
    </Card>
  );
}

interface ProgressProps {
  readonly words: string;
  readonly value?: number | undefined;
  readonly max?: number | undefined;
  readonly onCancel: () => void;
}

function Progress({ words, value, max, onCancel }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress max={max} value={value} aria-label="Conferência da planilha" />
      <span className="ui-figures">{words}</span>
      <Button kind="quiet" size="sm" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}

function TemplateButton({ entry, sheet: { columns } }: Pick<Props, 'entry' | 'sheet'>) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { templateOf } = await import('./sheet/writeSheet');
      saveBlob(await templateOf(columns!), `modelo-${entry.wizard}.xlsx`);
    } catch {
      toast('danger', 'Não foi possível gerar o modelo. Tente novamente.');
    }
    setBusy(false);
  };
  return (
    <Button
      kind="secondary"
      size="sm"
      icon={<Download size={16} aria-hidden="true" />}
      busy={isBusy}
      disabled={!columns}
      onClick={() => void save()}
    >
      Baixar modelo
    </Button>
  );
}
