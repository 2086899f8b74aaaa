import { Checkbox } from '../../../../renderers/ui';
import styles from './reading.module.css';

/** The server's file limit. */
const MOST_BYTES = 10_000_000;

interface Props {
  readonly file: File;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function AttachChoice({ file, value, onChange }: Props) {
  if (file.size > MOST_BYTES)
    return <p className={styles.note}>O arquivo tem mais de 10 MB e não pode ser anexado ao pedido.</p>;
  return (
    <div className={styles.attach}>
      <Checkbox id="reading-attach" value={value} onChange={onChange}>
        Anexar também este arquivo ao pedido (ele será enviado à corretora)
      </Checkbox>
    </div>
  );
}
