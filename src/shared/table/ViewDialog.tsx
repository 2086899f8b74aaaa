import { Minus, Plus } from 'lucide-react';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  IconButton,
  RadioGroup,
  controlAria,
  type Column,
} from '../../../renderers/ui';
import type { Lines, ListView } from './useView';
import styles from './viewDialog.module.css';

interface ViewDialogProps {
  readonly view: ListView;
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'share'>[];
  readonly onClose: () => void;
}

const density = { id: 'list-lines', label: 'Densidade', group: true };
const densities: readonly { value: Lines; label: string }[] = [
  { value: 'compact', label: 'Compacta: uma altura para todas as linhas' },
  { value: 'comfortable', label: 'Confortável: textos inteiros' },
];
const STEP = 1.25;

export function ViewDialog({ view, columns, onClose }: ViewDialogProps) {
  const actions = (
    <>
      {view.isOwn && (
        <Button kind="quiet" onClick={view.reset}>
          Voltar ao padrão
        </Button>
      )}
      <Button onClick={onClose}>Pronto</Button>
    </>
  );
  const shown = view.of(columns as readonly Column<never>[]);
  return (
    <Dialog title="Colunas e densidade" onClose={onClose} actions={actions}>
      <fieldset className={styles.columns}>
        <legend>Colunas</legend>
        <ul>
          {columns.map(({ key, header }, at) => {
            const share = shown.find((column) => column.key === key)?.share ?? 1;
            return (
              <li key={key} className={styles.column}>
                <Checkbox
                  id={`column-${key}`}
                  value={at === 0 || view.isShown(key)}
                  disabled={at === 0}
                  onChange={(isShown) => view.show(key, isShown)}
                >
                  {header}
                </Checkbox>
                <IconButton label={`${header}: mais estreita`} onClick={() => view.widen(key, share / STEP)}>
                  <Minus size={16} aria-hidden="true" />
                </IconButton>
                <IconButton label={`${header}: mais larga`} onClick={() => view.widen(key, share * STEP)}>
                  <Plus size={16} aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <Field {...density}>
        <RadioGroup
          {...controlAria(density)}
          options={densities}
          value={view.lines}
          onChange={view.setLines}
        />
      </Field>
      <p className={styles.hint}>Fica guardado neste navegador, para você.</p>
    </Dialog>
  );
}
