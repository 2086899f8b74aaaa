import { Alert, Button, Dialog } from '../../../../renderers/ui';
import { Progress } from '../../wizard/reading/Progress';
import readingStyles from '../../wizard/reading/reading.module.css';
import styles from './document.module.css';
import type { Fitting, Ground } from './fittingProducts';
import { type FittingState, useFitting } from './useFitting';

const NOTHING =
  'Lemos o texto, mas ele não responde às perguntas de nenhum produto. Confira se é o documento certo, ou escolha o produto na página.';

interface Props {
  readonly file: File;
  readonly wizards: readonly string[];
  readonly ground: Ground | undefined;
  readonly onChoose: (fitting: Fitting) => void;
  readonly onClose: () => void;
}

function titleOf(fitting: FittingState): string {
  if (fitting.state === 'reading') return 'Lendo o documento';
  return fitting.state === 'found' && fitting.fitting.length > 0
    ? 'Para que serve o documento'
    : 'Nada foi reconhecido';
}

export function FittingDialog({ file, wizards, ground, onChoose, onClose }: Props) {
  const fitting = useFitting({ file, wizards, ground });
  const isReading = fitting.state === 'reading';
  const found = fitting.state === 'found' ? fitting.fitting : [];
  return (
    <Dialog
      title={titleOf(fitting)}
      onClose={onClose}
      width="40rem"
      actions={
        <Button kind={isReading || found.length > 0 ? 'secondary' : 'primary'} onClick={onClose}>
          {isReading || found.length > 0 ? 'Cancelar' : 'Entendi'}
        </Button>
      }
    >
      <p className={readingStyles.file}>{file.name}</p>
      {isReading && <Progress {...fitting} />}
      {fitting.state === 'failed' && <Alert tone="warning" live title={fitting.message} />}
      {fitting.state === 'found' && found.length === 0 && <Alert tone="info" live title={NOTHING} />}
      {found.length > 0 && (
        <ul className={styles.fitting} aria-label="Produtos que o documento responde">
          {found.map((one, at) => (
            <FittingItem
              key={one.entry.wizard}
              fitting={one}
              isBest={at === 0}
              isOne={found.length === 1}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface ItemProps {
  readonly fitting: Fitting;
  readonly isBest: boolean;
  readonly isOne: boolean;
  readonly onChoose: (fitting: Fitting) => void;
}

function FittingItem({ fitting, isBest, isOne, onChoose }: ItemProps) {
  const { entry, answers } = fitting;
  const count = answers.length;
  return (
    <li>
      <div className={styles.told}>
        <h3 className={styles.name}>
          {entry.name}
          {isBest && !isOne && <span className={styles.best}> · mais provável</span>}
        </h3>
        <p className={styles.answers}>
          {count} respostas:{' '}
          {answers.map(({ title, text }) => `${title.replace(/[:?]$/, '')} ${text}`).join('; ')}
        </p>
      </div>
      <Button
        kind={isBest ? 'primary' : 'secondary'}
        size="sm"
        aria-label={`Começar ${entry.name} com este documento`}
        onClick={() => onChoose(fitting)}
      >
        Começar
      </Button>
    </li>
  );
}
