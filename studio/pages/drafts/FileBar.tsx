import { counted } from '../../../engine/values';
import { Button, Field, Select, controlAria } from '../../../renderers/ui';
import { ChoiceBar } from '../ChoiceBar';
import type { Mode } from './mode';
import type { Folder } from './useFolder';
import styles from './drafts.module.css';

interface Props {
  readonly folder: Folder;
  readonly file: string;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onFile: (file: string) => void;
}

const MODES: readonly (readonly [Mode, string])[] = [
  ['fields', 'Formulário'],
  ['cases', 'Casos em tabela'],
  ['text', 'Texto (JSON)'],
  ['compare', 'Comparar com o que está em vigor'],
];

export function FileBar({ folder, file, mode, onMode, onFile }: Props) {
  const { unsaved, files, isSaving } = folder;
  const frame = { id: 'draft-file', label: 'Arquivo' };
  const isOfFile = mode !== 'cases';
  const mark = (name: string, version: number) =>
    unsaved.includes(name) ? ' • não gravado' : version > 0 ? ' • mudado' : '';
  const options = files
    .filter(({ File }) => !File.startsWith('_meta/'))
    .map(({ File, Version }) => ({ value: File, label: `${File}${mark(File, Version)}` }));
  return (
    <>
      <ChoiceBar label="Como editar" choices={MODES} chosen={mode} onChoose={onMode} />
      {isOfFile && (
        <Field {...frame}>
          <Select
            {...controlAria(frame)}
            value={file}
            options={options}
            onChange={(next) => next && onFile(next)}
          />
        </Field>
      )}
      <div className={styles.bar}>
        <Button
          onClick={unsaved.length > 0 ? () => void folder.save() : undefined}
          busy={isSaving}
          aria-disabled={unsaved.length === 0}
          title="Ctrl+S"
        >
          Gravar rascunho
        </Button>
        <output>
          {unsaved.length === 0
            ? 'Tudo gravado.'
            : `${counted(unsaved.length, 'arquivo não gravado', 'arquivos não gravados')}: o que você digitou fica nesta aba.`}
        </output>
        {isOfFile && files.some(({ File, Version }) => File === file && Version > 0) && (
          <Button kind="quiet" size="sm" onClick={() => void folder.giveBack(file)}>
            Voltar o arquivo ao que está em vigor
          </Button>
        )}
      </div>
    </>
  );
}
