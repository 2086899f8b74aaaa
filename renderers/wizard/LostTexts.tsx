import { Copy } from 'lucide-react';
import type { LostAnswer } from '../../engine/index';
import { Button, CopyInput, copyText, Field } from '../ui';
import styles from './wizard.module.css';

interface Props {
  readonly lost: readonly LostAnswer[];
  readonly id: string;
  readonly unnamed: string;
}

/** Answers without a place in the new version, to be read and copied. */
export function LostTexts({ lost, id, unnamed }: Props) {
  return (
    <div className={styles.lost}>
      <p>O que você tinha respondido, para copiar:</p>
      {lost.map(({ title = unnamed, text }, position) => {
        const box = `${id}-${position}`;
        return (
          <div key={box} className={styles.copied}>
            <Field id={box} label={title}>
              <CopyInput id={box} value={text} isWhole />
            </Field>
            <Button
              kind="secondary"
              size="sm"
              icon={<Copy size={16} aria-hidden="true" />}
              onClick={() => void copyText(text, 'Texto')}
            >
              Copiar<span className="ui-hidden"> {title}</span>
            </Button>
          </div>
        );
      })}
    </div>
  );
}
