import { useMemo, useState } from 'react';
import type { CasesFile } from '../../cases/types';
import { Alert, Card, EmptyState, Field, Select, controlAria } from '../../../renderers/ui';
import type { Folder } from '../drafts/useFolder';
import { casesIn } from '../recording/casesIn';
import type { AnalysedProduct } from '../useProduct';
import { FileTable } from './FileTable';
import styles from './table.module.css';

interface Props {
  readonly id: string;
  readonly folder: Folder;
  readonly product: AnalysedProduct;
  readonly onPlace: (file: string, pointer: string) => void;
}

/** The golden cases of a product as tables, a file each, filled cell by cell and run with each change. */
export function CasesTable({ id, folder, product, onPlace }: Props) {
  const files: ReadonlyMap<string, CasesFile> = useMemo(() => casesIn(folder.texts, id), [folder.texts, id]);
  const [chosen, setChosen] = useState<string>();
  const [name, file] = [...files].find(([one]) => one === chosen) ?? [...files][0] ?? [];
  const broken = [...folder.texts.keys()].filter(
    (one) => one.startsWith(`${id}/cases/`) && one.endsWith('.cases.json') && !files.has(one),
  );
  const frame = { id: 'table-file', label: 'Arquivo de casos' };
  return (
    <Card aria-label="Casos em tabela" className={styles.card}>
      {broken.length > 0 && (
        <Alert
          tone="warning"
          title="Corrija primeiro, no texto, o que não é um arquivo de casos"
          messages={broken}
        />
      )}
      {name === undefined || !file ? (
        <EmptyState title="Este produto ainda não tem casos" />
      ) : (
        <>
          <Field {...frame}>
            <Select
              {...controlAria(frame)}
              value={name}
              options={[...files.keys()].map((value) => ({ value, label: value }))}
              searchable={false}
              onChange={(next) => next && setChosen(next)}
            />
          </Field>
          <FileTable key={name} name={name} file={file} folder={folder} product={product} onPlace={onPlace} />
        </>
      )}
    </Card>
  );
}
